#!/usr/bin/python3
"""add-marks.py FILE SIGNS-FILE: adds what a face lacks: the marks of tasks, which are ○ (U+25CB), ✓ (U+2713) and the
circle that encloses the character before it (U+20DD), so that ✓ and that circle are a ticked circle; ●; the face's own
digits in circles; and the common signs of another face. Needs Debian's fonttools."""

import math
import sys

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

# In units of 2048 to the em: a circle around the middle of small letters, a little higher than they are.
ADVANCE, RADIUS, MIDDLE = 1330, 590, 541
TICK = [(-290, 10), (-70, -220), (310, 250)]
WEIGHTS = {"Regular": 120, "Bold": 190}
# A circle as high as capitals, the part of their height that one digit in it has, and each of two, and their width.
DIGIT_ADVANCE, DIGIT_RADIUS, CAPITAL_MIDDLE = 1640, 750, 728
DIGIT_SCALES, DIGIT_ROOM = {1: 0.64, 2: 0.52}, 966
# The signs to take from the other face: arrows first.
SIGNS = (
    "←↑→↓↔↕↖↗↘↙↩↪↺↻⇐⇒⇔➔➜➤➡⬅⬆⬇■□▪▫▲△▶▷►▼▽◀◁◄◆◇☀☁☂☎★☆☐☑☒☕☚☛☜☞☢☣☮☹☺☻♀♂♠♡♢♣♥♦♪♫♬♻♿⚐⚑⚕⚖⚙⚠⚡⚪⚫⌂"
    "✂✆✈✉✎✏✔✕✖✗✘✚✝✦✱✳❄❖❤"
)


def circle(pen, x, middle, radius, turn):
    """Sixteen arcs, each of a quadratic curve; they are off the circle by less than a unit."""
    step, reach = math.tau / 16 * turn, radius / math.cos(math.tau / 32)
    at = lambda angle, distance: (round(x + distance * math.cos(angle)), round(middle + distance * math.sin(angle)))
    pen.moveTo(at(0, radius))
    for arc in range(16):
        pen.qCurveTo(at((arc + 0.5) * step, reach), at((arc + 1) * step, radius))
    pen.closePath()


def ring(pen, x, weight, middle=MIDDLE, radius=RADIUS):
    circle(pen, x, middle, radius, -1)
    circle(pen, x, middle, radius - weight, 1)


def disc(pen, x, weight):
    circle(pen, x, MIDDLE, RADIUS, -1)


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


def number(font, text):
    """Draws a number in a ring, in the face's digits."""
    glyphs, names = font.getGlyphSet(), [font.getBestCmap()[ord(digit)] for digit in text]
    width, high = sum(glyphs[name].width for name in names), DIGIT_SCALES[len(text)]
    wide = min(high, DIGIT_ROOM / width)

    def draw(pen, x, weight):
        ring(pen, x, round(weight * 0.75), CAPITAL_MIDDLE, DIGIT_RADIUS)
        start = x - wide * width / 2
        for name in names:
            glyphs[name].draw(TransformPen(pen, (wide, 0, 0, high, start, CAPITAL_MIDDLE * (1 - high))))
            start += wide * glyphs[name].width

    return draw


def add(font, character, advance, glyph):
    name = f"uni{character:04X}"
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[character] = name


def add_drawn(font, character, advance, draw, x, weight):
    pen = TTGlyphPen(None)
    draw(pen, x, weight)
    add(font, character, advance, pen.glyph())


def add_sign(font, character, source):
    """Takes the outline of a sign, in curves alone: no hints, no parts from other glyphs."""
    name = source.getBestCmap()[character]
    coordinates, ends, flags = source["glyf"][name].getCoordinates(source["glyf"])
    points, start = [], 0
    for end in ends:
        points.append(contour(list(zip(coordinates, flags))[start:end + 1]))
        start = end + 1
    add(font, character, source["hmtx"][name][0], outline(points))


def contour(points):
    """A contour without the points that its neighbours imply: those on the curve half-way between two that are off."""
    def is_implied(index):
        (x, y), on = points[index]
        (ax, ay), before = points[index - 1]
        (bx, by), after = points[(index + 1) % len(points)]
        return on and not before and not after and abs(ax + bx - 2 * x) <= 2 and abs(ay + by - 2 * y) <= 2
    return [point for index, point in enumerate(points) if not is_implied(index)]


def outline(contours):
    glyph, points = Glyph(), [point for contour in contours for point in contour]
    glyph.numberOfContours = len(contours)
    glyph.coordinates = GlyphCoordinates([place for place, _ in points])
    glyph.flags = bytearray(on & 1 for _, on in points)
    glyph.endPtsOfContours = [sum(map(len, contours[:count + 1])) - 1 for count in range(len(contours))]
    glyph.program = Program()
    glyph.program.fromBytecode([])
    return glyph


def limits(font):
    """What a subset has of the whole face: if it changed, so would every PDF."""
    head, maxp, hhea = font["head"], font["maxp"], font["hhea"]
    return ([head.xMin, head.yMin, head.xMax, head.yMax],
            [maxp.maxPoints, maxp.maxContours, maxp.maxCompositePoints, maxp.maxCompositeContours],
            [hhea.advanceWidthMax, hhea.minLeftSideBearing, hhea.minRightSideBearing, hhea.xMaxExtent])


path, signs = sys.argv[1:]
font, source = TTFont(path, recalcTimestamp=False), TTFont(signs)
assert font["head"].unitsPerEm == source["head"].unitsPerEm
signs = {ord(sign) for sign in SIGNS}
added = signs | {0x25CB, 0x2713, 0x20DD, 0x25CF} | set(range(0x2460, 0x2474))
assert not added & set(font.getBestCmap()), f"{path} has marks already"
before = limits(font)
weight = next(weight for name, weight in WEIGHTS.items() if name in path)
add_drawn(font, 0x25CB, ADVANCE, ring, ADVANCE // 2, weight)
add_drawn(font, 0x2713, ADVANCE, tick, ADVANCE // 2, weight)
add_drawn(font, 0x20DD, 0, ring, -ADVANCE // 2, weight)
add_drawn(font, 0x25CF, ADVANCE, disc, ADVANCE // 2, weight)
for value in range(1, 21):
    add_drawn(font, 0x245F + value, DIGIT_ADVANCE, number(font, str(value)), DIGIT_ADVANCE // 2, weight)
for sign in sorted(signs):
    add_sign(font, sign, source)
font.save(path)
assert limits(TTFont(path)) == before, f"a sign is larger than all of {path}"
