"""The tabs by the names of their views; each is imported when it is first asked for.

The first heatmap need not wait for the hundreds of modules behind the others.
"""

from collections.abc import Callable, Mapping

from mha_desktop.app.tabs.view_tab import ViewTab

TabMaker = Callable[..., ViewTab]


def _heads() -> TabMaker:
    from mha_desktop.app.tabs.heads_tab import HeadsTab

    return HeadsTab


def _head() -> TabMaker:
    from mha_desktop.app.tabs.head_tab import HeadTab

    return HeadTab


def _pipeline() -> TabMaker:
    from mha_desktop.app.tabs.pipeline_tab import PipelineTab

    return PipelineTab


def _compare() -> TabMaker:
    from mha_desktop.app.tabs.compare_tab import CompareTab

    return CompareTab


def _mixing() -> TabMaker:
    from mha_desktop.app.tabs.mixing_tab import MixingTab

    return MixingTab


def _sharing() -> TabMaker:
    from mha_desktop.app.tabs.sharing_tab import SharingTab

    return SharingTab


TAB_KINDS: Mapping[str, Callable[[], TabMaker]] = {
    "heads": _heads,
    "head": _head,
    "pipeline": _pipeline,
    "compare": _compare,
    "mixing": _mixing,
    "sharing": _sharing,
}
