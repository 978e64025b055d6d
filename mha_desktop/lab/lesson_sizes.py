"""What the expressions of lessons can ask about sizes and costs, of this lab and of real models.

Every function takes the scene first. A name that there is not raises `ValueError` with half a
sentence.
"""

from mha_desktop.engine.costs import exponentials, parameter_counts
from mha_desktop.engine.costs import multiply_adds as stage_multiply_adds
from mha_desktop.lab.kv_cache import GIBIBYTE, KvCache, model_cache
from mha_desktop.lab.lesson_errors import nearest
from mha_desktop.lab.lesson_scene import Scene
from mha_desktop.lab.model_presets import PublishedModel, model_rows


def n_tokens(scene: Scene) -> int:
    """Return the number of words."""
    return len(scene.result.tokens)


def n_heads(scene: Scene) -> int:
    """Return h."""
    return scene.result.state.n_heads


def n_kv_heads(scene: Scene) -> int:
    """Return g."""
    return scene.result.state.n_kv_heads


def d_model(scene: Scene) -> int:
    """Return d_model."""
    return scene.result.state.d_model


def d_k(scene: Scene) -> int:
    """Return the columns of a head."""
    return scene.result.state.d_k


def parameters(scene: Scene, matrix: str) -> int:
    """Return the parameters of "w_q", "w_k", "w_v" or "w_o"."""
    return _named(parameter_counts(*_sizes(scene)), matrix)


def multiply_adds(scene: Scene, stage: str) -> int:
    """Return the multiply-adds of "qkv", "scores", "head_outputs" or "output"."""
    return _named(stage_multiply_adds(n_tokens(scene), *_sizes(scene)), stage)


def all_parameters(scene: Scene) -> int:
    """Return the parameters of all four matrices."""
    return sum(parameter_counts(*_sizes(scene)).values())


def all_multiply_adds(scene: Scene) -> int:
    """Return the multiply-adds of all stages."""
    return sum(stage_multiply_adds(n_tokens(scene), *_sizes(scene)).values())


def all_exponentials(scene: Scene) -> int:
    """Return how often the softmax takes an exponential."""
    return exponentials(n_tokens(scene), n_heads(scene))


def _sizes(scene: Scene) -> tuple[int, int, int]:
    state = scene.result.state
    return state.d_model, state.n_heads, state.n_kv_heads


def _named(counts: dict[str, int], name: str) -> int:
    if name not in counts:
        raise ValueError(f"there is no “{name}”; nearest: {nearest(name, counts)}")
    return counts[name]


def cache_bytes(scene: Scene, model: str, tokens: int) -> int:
    """Return the bytes of the KV cache of a real model, two for each number."""
    return _cache(model, tokens).size


def cache_gib(scene: Scene, model: str, tokens: int) -> float:
    """Return the same in gibibytes."""
    return _cache(model, tokens).size / GIBIBYTE


def mha_cache_gib(scene: Scene, model: str, tokens: int) -> float:
    """Return the gibibytes it would take with one key/value head for every query head."""
    return _cache(model, tokens).mha_size / GIBIBYTE


def model_heads(scene: Scene, model: str) -> int:
    """Return the query heads of a real model."""
    return _model(model).n_heads


def model_kv_heads(scene: Scene, model: str) -> int:
    """Return the key/value heads of a real model."""
    return _model(model).n_kv_heads


def _cache(model: str, tokens: int) -> KvCache:
    if tokens < 1:
        raise ValueError(f"a cache of {tokens} tokens holds nothing; nearest: 1")
    return model_cache(_model(model), tokens)


def _model(name: str) -> PublishedModel:
    rows, _ = model_rows()
    models = {row.name: row for row in rows if isinstance(row, PublishedModel)}
    if name not in models:
        raise ValueError(f"there is no model “{name}”; nearest: {nearest(name, models)}")
    return models[name]
