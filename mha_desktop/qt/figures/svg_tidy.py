"""What Qt writes as SVG, made smaller, sharp at any zoom, and readable for those who cannot see."""

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from mha_desktop.lab.figure_state import SVG_NAME, SVG_NAMESPACE, state_text
from mha_desktop.qt.figures.picture import Picture
from mha_desktop.qt.figures.svg_texts import (
    SVG,
    figure_families,
    letters_by_placeholder,
    mend_texts,
)

_XLINK = "http://www.w3.org/1999/xlink"
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_CURVE = re.compile("[CcQqAa]")
_STEP = re.compile(r"([ML])(-?[\d.]+),(-?[\d.]+)")
_IDENTITY = "matrix(1,0,0,1,0,0)"
_FONT = re.compile("^font-")
_OPAQUE = {"fill-opacity": "1", "stroke-opacity": "1"}
_TEXT_OR_PICTURE = {f"{SVG}text", f"{SVG}image"}
_TO_STYLE = "image-rendering:pixelated"

ElementTree.register_namespace("", SVG[1:-1])
ElementTree.register_namespace("xlink", _XLINK)
ElementTree.register_namespace("mha", SVG_NAMESPACE)


def tidied(written: bytes, picture: Picture, size: tuple[int, int]) -> bytes:
    """Return a file of Qt with the title, description and state of its picture.

    Parameters
    ----------
    written : bytes
        As `QSvgGenerator` writes it.
    picture : Picture
    size : (int, int)
        Width and height in pixels.
    """
    root = ElementTree.fromstring(_NOT_XML.sub("\N{REPLACEMENT CHARACTER}", written.decode()))
    for parent in list(root.iter(f"{SVG}g")):
        _tidy_group(parent)
    _drop_empty(root)
    _join_groups(root)
    letters = letters_by_placeholder(_texts(picture))
    for parent in root.iter(f"{SVG}g"):  # now a line with subscripts is in one group
        mend_texts(parent, letters)
    _set_frame(root, size)
    _describe(root, picture)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _texts(picture: Picture) -> list[str]:
    texts = [picture.title, picture.description]
    if picture.session is not None:
        texts.append(picture.session.lab.sentence)
        snapshot = picture.session.view.snapshot
        texts.append("" if snapshot is None else snapshot.state.sentence)
    return texts


def _tidy_group(group: Element) -> None:
    for shape in group:
        _sharpen(shape)
    if group.get("transform") == _IDENTITY:
        del group.attrib["transform"]
    for name in list(group.attrib):
        if _FONT.match(name) or group.get(name) == _OPAQUE.get(name):
            del group.attrib[name]
    if len(group) and all(child.tag in _TEXT_OR_PICTURE for child in group):
        _keep_only(group, {"transform", "opacity", "clip-path"})


def _keep_only(group: Element, names: set[str]) -> None:
    for name in set(group.attrib) - names:
        del group.attrib[name]


def _sharpen(shape: Element) -> None:
    """Give cells sharp edges, and magnified pixels too; round things stay smooth."""
    if shape.tag == f"{SVG}image":
        shape.set("style", _TO_STYLE)
    elif shape.tag == f"{SVG}rect" and "rx" not in shape.attrib:
        shape.set("shape-rendering", "crispEdges")
    elif shape.tag == f"{SVG}path":
        shape.attrib.pop("vector-effect", None)
        _shorten(shape)


def _shorten(path: Element) -> None:
    """Write a path of rectangles with steps along the axes, in half the letters."""
    outline = path.get("d", "")
    if _CURVE.search(outline):
        return
    parts, corner, is_even = [], (0.0, 0.0), True
    for kind, x, y in _STEP.findall(outline):
        here = float(x), float(y)
        dx, dy = here[0] - corner[0], here[1] - corner[1]
        if kind == "M":
            parts.append(f"M{here[0]:g} {here[1]:g}")
        elif dx and dy:
            is_even = False
            break
        elif dx or dy:
            parts.append(f"h{dx:g}" if dx else f"v{dy:g}")
        corner = here
    if is_even:
        path.set("d", "".join(parts))
        path.set("shape-rendering", "crispEdges")


def _drop_empty(root: Element) -> None:
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{SVG}g", f"{SVG}defs") and len(child) == 0:
                parent.remove(child)


def _join_groups(root: Element) -> None:
    """Join neighbours that are painted alike."""
    for parent in list(root.iter(f"{SVG}g")):
        last: Element | None = None
        for child in list(parent):
            if child.tag != f"{SVG}g":
                last = None
            elif last is not None and last.attrib == child.attrib:
                last.extend(child)
                parent.remove(child)
            else:
                last = child


def _set_frame(root: Element, size: tuple[int, int]) -> None:
    root.attrib.pop("baseProfile", None)
    root.set("version", "1.1")
    root.set("width", str(size[0]))
    root.set("height", str(size[1]))
    root.set("viewBox", f"0 0 {size[0]} {size[1]}")
    root.set("font-family", figure_families())


def _describe(root: Element, picture: Picture) -> None:
    """Put title, description and state before everything else."""
    for name in ("title", "desc"):
        for old in root.findall(f"{SVG}{name}"):
            root.remove(old)
    title, description = Element(f"{SVG}title"), Element(f"{SVG}desc")
    title.text, description.text = _plain(picture.title), _plain(picture.description)
    first = [part for part in (title, description) if part.text]
    if picture.session is not None:
        metadata = Element(f"{SVG}metadata")
        state = SubElement(metadata, f"{{{SVG_NAMESPACE}}}{SVG_NAME}")
        state.text = state_text(picture.session)
        first.append(metadata)
    root.set("role", "img")
    root[:0] = first


def _plain(text: str) -> str:
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text)
