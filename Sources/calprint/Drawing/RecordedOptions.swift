import CalendarCore

/// The options that a stamped document keeps, so that the same can be chosen of a newer schedule.
struct RecordedOptions {
    /// `name=value`, as in `provider=D.C.`; an option that repeats stands once for each value.
    let texts: [String]

    /// Those of options of drawing.
    init(_ options: DrawingOptions) {
        texts = RecordedOptions.all.flatMap { option, values in values(options).map { "\(option.name)=\($0)" } }
    }

    /// What decides what pages show of a schedule; none names a file.
    private static let all: [(option: OptionInfo, values: @Sendable (DrawingOptions) -> [String])] = [
        (OptionInfo(of: .view), { [$0.views.map(\.name).joined(separator: ",")] }),
        (OptionInfo(of: .closed), { $0.schedules.lines.closed }),
        (OptionInfo(of: .foot), { $0.schedules.lines.foot }),
        (OptionInfo(of: .line), { $0.schedules.lines.line }),
        (OptionInfo(of: .hide), { $0.schedules.lines.hide }),
        (OptionInfo(of: .provider), { $0.schedules.provider }),
        (OptionInfo(of: .only), { $0.schedules.only ? ["true"] : [] }),
        (OptionInfo(of: .privacy), { [$0.schedules.privacy.keyword] }),
        (OptionInfo(of: .locale), { $0.page.locale.map { [$0.languageTag] } ?? [] }),
        (OptionInfo(of: .timeFormat), { $0.page.timeFormat.map { [$0.keyword] } ?? [] }),
    ]

    /// Sets the options that texts record; false if one is none of these.
    static func apply(_ texts: [String], to options: inout DrawingOptions) -> Bool {
        let settings = texts.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
        guard settings.allSatisfy({ $0.count == 2 }) else { return false }
        for (name, values) in Dictionary(grouping: settings, by: \.[0]) {
            let values = values.map { String($0[1]) }
            guard let option = all.first(where: { $0.option.name == name })?.option,
                option.repeats || values.count == 1, (try? option.property?.set(values, &options)) != nil
            else { return false }
        }
        return true
    }
}
