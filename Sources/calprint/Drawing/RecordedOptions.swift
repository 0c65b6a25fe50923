import CalendarCore

/// The options that a stamped document keeps, so that the same can be chosen of a newer schedule.
struct RecordedOptions {
    /// `name=value`, as in `person=D.C.`; an option that repeats has a text for each value.
    let texts: [String]

    /// Records options of drawing, and always the kinds of page, even those drawn by default.
    init(_ options: DrawingOptions) {
        var options = options
        options.page.views = options.views
        texts = RecordedOptions.all.flatMap { option in
            (option.place?.record?(options) ?? []).map { "\(option.name)=\($0)" }
        }
    }

    /// The options that choose the part of a schedule on pages, the kinds of page first. None names a file.
    private static let all: [OptionInfo] = {
        let view = OptionTable.drawing(.view)
        return [view] + OptionTable.drawing.filter { $0.place?.record != nil && $0.name != view.name }
    }()

    /// Sets the options that texts record. Returns false if one is not recorded.
    static func apply(_ texts: [String], to options: inout DrawingOptions) -> Bool {
        let settings = texts.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
        guard settings.allSatisfy({ $0.count == 2 }) else { return false }
        for (name, values) in Dictionary(grouping: settings, by: { all.named($0[0])?.name }) {
            let values = values.map { String($0[1]) }
            guard let option = all.first(where: { $0.name == name }), option.repeats || values.count == 1,
                (try? option.place?.take(values, &options)) != nil
            else { return false }
        }
        return true
    }
}
