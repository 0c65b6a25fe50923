import Testing

@testable import CalendarLayout

@Suite struct SheetScaleTests {
    @Test(arguments: [("letter", 1.0), ("a4", 1), ("tabloid", 1.46)])
    func `furniture and type grow with the root of the area`(_ media: String, _ factor: Double) throws {
        let scale = try PageStyle.on(media).scale
        #expect(scale.furniture(.points(100)).inPoints == 100 * factor)
        #expect(scale.type(.points(100)).inPoints == 100 * factor)
        #expect(abs(scale.stroke(.points(100)).inPoints - 100 * factor.squareRoot()) < 0.1)
    }

    @Test func `A5 is 0.71: furniture stops at 0.8, type does not shrink, strokes by the root`() throws {
        let scale = try PageStyle.on("iso_a5_148x210mm").scale
        #expect(scale.furniture(.points(100)) == .points(80) && scale.type(.points(100)) == .points(100))
        #expect(abs(scale.stroke(.points(100)).inPoints - 100 * 0.71.squareRoot()) < 0.1)
    }

    @Test func `it is the same for both orientations`() {
        let (width, height) = (Length.points(720), Length.points(1152))
        #expect(SheetScale(Size(width: width, height: height)) == SheetScale(Size(width: height, height: width)))
    }

    @Test func `no stroke is below 0.5`() throws {
        #expect(try PageStyle.on("iso_a5_148x210mm").scale.stroke(StrokeWeight.hairline) == .quarterPoints(2))
        #expect(try PageStyle.on("letter").scale.stroke(Length(rawValue: 1)) == .quarterPoints(2))
    }

    @Test func `bodies are rounded to half points`() throws {
        let scale = try PageStyle.on("tabloid").scale
        #expect(scale.bodySize(.points(7)) == .points(10))
        #expect(scale.bodySize(.points(14)) == .quarterPoints(82))
    }

    @Test func `margins are 36, and 28 on A5`() throws {
        for (media, margin) in [("letter", 36), ("a4", 36), ("tabloid", 36), ("iso_a5_148x210mm", 28)] {
            let sheet = Sheet(try #require(Media(name: media)))
            #expect(sheet.margins == Insets(.points(margin)), "\(media)")
        }
    }
}
