import CalendarCore

@testable import CalendarLayout

/// The ladder of rungs with which months were fitted before: a page may never be harder to read than on its best rung.
///
/// A rung is regular or condensed, in rows that are equally high or as high as they need, at a size from 10 to 7 pt;
/// all columns are equally wide, all names and texts whole.
struct OldLadder {
    private var fitter: MonthFitter
    private let cells: MonthCells
    private let height: Length
    private let sizes: [Length]

    init(_ month: YearMonth, _ context: LayoutContext) throws {
        let style = context.style
        height = MonthFrame(context).header(DaySpan(month)).grid.height
        cells = MonthCells(DaySpan(month), context)
        fitter = MonthFitter(cells, gridHeight: height)
        let allowed = style.bodySizes.steps(style.scale)
        sizes = (14...20).reversed().map { Length.quarterPoints($0 * 2) }.filter {
            allowed[allowed.count - 1] <= $0 && $0 <= allowed[0]
        }
    }

    /// The best score of all rungs that fit; nil if none does.
    mutating func bestScore() throws -> Length? {
        var best: Length?
        for faces in FacePair.allCases {
            for size in sizes {
                let rungs = [try flexible(faces, size), try equal(faces, size)].compactMap(\.self)
                best = (rungs + [best].compactMap(\.self)).max()
            }
        }
        return best
    }

    private mutating func flexible(_ faces: FacePair, _ size: Length) throws -> Length? {
        try trial(faces, size)?.score
    }

    /// No row needs more than its equal part.
    private mutating func equal(_ faces: FacePair, _ size: Length) throws -> Length? {
        guard let trial = try trial(faces, size) else { return nil }
        let part = height / trial.rowNeeds.count
        return trial.rowNeeds.allSatisfy { $0 <= part } ? trial.score : nil
    }

    private mutating func trial(_ faces: FacePair, _ size: Length) throws -> MonthTrial? {
        let setting = CellSetting(
            type: BodyType(faces, size: size), weekendTenths: 10, breaksNames: false,
            hasLabelsAbove: fitter.cells.page.context.style.cellStyle == .stacked)
        guard let trial = fitter.fit(setting), trial.shortenedDayCount == 0 else { return nil }
        return trial
    }
}
