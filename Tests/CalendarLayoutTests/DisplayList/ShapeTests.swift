import CalendarLayout
import Testing

@Suite struct ShapeTests {
    @Test func `a polygon goes from corner to corner`() {
        let corners = [point(0, 0), point(10, 0), point(5, 8)]
        #expect(Shape.polygon(corners).edge == [.start(corners[0]), .line(to: corners[1]), .line(to: corners[2])])
        #expect(Shape.polygon(corners).bounds == Rect(x: .zero, y: .zero, width: .points(10), height: .points(8)))
        #expect(Shape.polygon([]).edge.isEmpty)
    }

    @Test func `a rounded rectangle has a curve at each corner and stays inside its rectangle`() {
        let rect = Rect(x: .points(10), y: .points(20), width: .points(40), height: .points(30))
        let shape = Shape.roundedRect(rect, radius: .points(5))
        #expect(shape.edge.count == 8 && shape.bounds == rect)
        #expect(shape.edge.first == .start(point(10, 25)))
        #expect(
            ends(of: shape)
                == [(10, 25), (15, 20), (45, 20), (50, 25), (50, 45), (45, 50), (15, 50), (10, 45)].map(point))
        let controls = shape.edge.flatMap { if case .curve(let a, let b, _) = $0 { [a, b] } else { [Point]() } }
        #expect(controls.allSatisfy { rect.contains(Rect(x: $0.x, y: $0.y, width: .zero, height: .zero)) })
    }

    @Test func `the middle of a corner's curve is a radius from its centre`() throws {
        let rect = Rect(x: .zero, y: .zero, width: .points(400), height: .points(300))
        let shape = Shape.roundedRect(rect, radius: .points(100))
        guard case .start(let start) = shape.edge[0], case .curve(let a, let b, let end) = shape.edge[1] else {
            throw Unexpected()
        }
        func middle(_ value: (Point) -> Length) -> Double {
            (value(start).inPoints + 3 * value(a).inPoints + 3 * value(b).inPoints + value(end).inPoints) / 8
        }
        let (x, y) = (100 - middle(\.x), 100 - middle(\.y))
        #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
    }

    @Test func `a radius is at most half the shorter side, and none leaves corners`() {
        let rect = Rect(x: .zero, y: .zero, width: .points(40), height: .points(10))
        #expect(Shape.roundedRect(rect, radius: .points(9)).edge == Shape.roundedRect(rect, radius: .points(5)).edge)
        #expect(
            Shape.roundedRect(rect, radius: .zero).edge
                == Shape.polygon([(0, 0), (40, 0), (40, 10), (0, 10)].map(point)).edge)
    }

    private struct Unexpected: Error {}

    private func point(_ x: Int, _ y: Int) -> Point { Point(x: .points(x), y: .points(y)) }

    private func ends(of shape: Shape) -> [Point] {
        shape.edge.map { step in
            switch step {
            case .start(let end), .line(let end), .curve(_, _, let end): end
            }
        }
    }
}
