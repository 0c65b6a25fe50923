#!/usr/bin/python3
"""add-marks.py FILE…: adds the marks of tasks to faces that lack them: ○ (U+25CB), ✓ (U+2713), and the circle that
encloses the character before it (U+20DD), so that ✓ and that circle are a ticked circle. Needs Debian's fonttools."""

import math
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

# In units of 2048 to the em: a circle around the middle of small letters, a little higher than they are.
ADVANCE, RADIUS, MIDDLE = 1330, 590, 541
TICK = [(-290, 10), (-70, -220), (310, 250)]
WEIGHTS = {"Regular": 120, "Bold": 190}


def circle(pen, x, radius, turn):
    """Sixteen arcs, each of a quadratic curve; they are off the circle by less than a unit."""
    step, reach = math.tau / 16 * turn, radius / math.cos(math.tau / 32)
    at = lambda angle, distance: (round(x + distance * math.cos(angle)), round(MIDDLE + distance * math.sin(angle)))
    pen.moveTo(at(0, radius))
    for arc in range(16):
        pen.qCurveTo(at((arc + 0.5) * step, reach), at((arc + 1) * step, radius))
    pen.closePath()


def ring(pen, x, weight):
    circle(pen, x, RADIUS, -1)
    circle(pen, x, RADIUS - weight, 1)


def tick(pen, x, weight):
    """Two strokes that meet in a mitre."""
    points = [(x + dx, MIDDLE + dy) for dx, dy in TICK]
    angles = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(points, points[1:])]
    middle = (angles[0] + angles[1] + math.pi) / 2
    mitre = weight / 2 / math.sin(middle - angles[0])
    offsets = [(angles[0] + math.pi / 2, weight / 2), (middle, mitre), (angles[1] + math.pi / 2, weight / 2)]
    edges = [[(px + side * math.cos(a) * d, py + side * math.sin(a) * d) for (px, py), (a, d) in zip(points, offsets)]
             for side in (1, -1)]
    outline = [(round(px), round(py)) for px, py in edges[0] + edges[1][::-1]]
    pen.moveTo(outline[0])
    for point in outline[1:]:
        pen.lineTo(point)
    pen.closePath()


def add(font, character, advance, draw, x, weight):
    name = f"uni{character:04X}"
    pen = TTGlyphPen(None)
    draw(pen, x, weight)
    glyph = pen.glyph()
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[character] = name


for path in sys.argv[1:]:
    font = TTFont(path, recalcTimestamp=False)
    assert not {0x25CB, 0x2713, 0x20DD} & set(font.getBestCmap()), f"{path} has marks already"
    weight = next(weight for name, weight in WEIGHTS.items() if name in path)
    add(font, 0x25CB, ADVANCE, ring, ADVANCE // 2, weight)
    add(font, 0x2713, ADVANCE, tick, ADVANCE // 2, weight)
    add(font, 0x20DD, 0, ring, -ADVANCE // 2, weight)
    font.save(path)
