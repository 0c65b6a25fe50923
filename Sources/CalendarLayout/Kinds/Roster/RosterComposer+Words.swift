import CalendarCore

// Words in their cells.
extension RosterComposer {
    func centred(_ text: ShapedText, _ size: Length, in cell: Rect) -> DisplayItem {
        let y = cell.minY + typesetter.centredBaseline(of: text.face, size: size, height: cell.height)
        return run(text, size, .black, midX: cell.midX, y)
    }

    func run(
        _ text: ShapedText, _ size: Length, _ ink: Shade, midX: Length, _ baseline: Length
    ) -> DisplayItem {
        let x = midX - text.advance.width(at: size) / 2
        return .text(TextRun(text, origin: Point(x: x, y: baseline), size: size, ink: ink))
    }
}
