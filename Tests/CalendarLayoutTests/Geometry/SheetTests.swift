import CalendarCore
import Testing

@testable import CalendarLayout

@Suite struct SheetTests {
    @Test func `a gutter adds to one margin`() throws {
        let letter = Media.letter.size
        let left = try Sheet(mediaBox: letter, margins: Insets(.points(36)), gutter: Gutter(.points(18)))
        #expect(left.margins == Insets(top: .points(36), left: .points(54), bottom: .points(36), right: .points(36)))
        let top = try Sheet(mediaBox: letter, margins: Insets(.points(36)), gutter: Gutter(.points(18), at: .top))
        #expect(top.margins == Insets(top: .points(54), left: .points(36), bottom: .points(36), right: .points(36)))
        #expect(!left.isMirrored && !top.isMirrored)
    }

    @Test func `margins leave room for a week`() throws {
        let size = Media.letter.size
        let side = (size.width - Sheet.leastContent.width) / 2
        _ = try Sheet(mediaBox: size, margins: Insets(side))
        let left = Size(width: Sheet.leastContent.width - .points(2), height: .points(792) - side * 2 - .points(2))
        #expect(throws: SheetError.noRoom(left)) {
            try Sheet(mediaBox: size, margins: Insets(side + .points(1)))
        }
    }

    @Test func `the smallest paper has room inside the usual margins`() throws {
        let content = Sheet(try Media.named("90x90mm")).content.size
        #expect(content.width >= Sheet.leastContent.width && content.height >= Sheet.leastContent.height)
    }

    @Test(arguments: [(WritingDirection.leftToRight, 1), (.rightToLeft, 2)])
    func `a mirrored sheet binds at the inner edge`(_ direction: WritingDirection, _ leftBound: Int) throws {
        let gutter = Gutter(.points(18), at: .mirrored)
        let sheet = try Sheet(mediaBox: Media.letter.size, margins: Insets(.points(36)), gutter: gutter)
        #expect(sheet.isMirrored)
        #expect(sheet.shift(ofPage: leftBound, direction) == .zero)
        #expect(sheet.shift(ofPage: leftBound + 1, direction) == Length.points(-18))
    }
}
