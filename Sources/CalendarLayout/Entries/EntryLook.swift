import CalendarCore

// How every kind of page sets an entry, whatever its sizes. A new mark in the type of entries is decided here.
extension Entry {
    /// True if the entry is gone: it is set smaller than the others, and never in bold.
    var isGone: Bool { kind == .removed }

    /// True if the style of the entry's line asks for bold, and the entry is not gone.
    var isOnBoldLine: Bool { line?.weight == .bold && !isGone }

    /// True if the entry is set in bold where a closed day is told by its reason.
    var isBoldOrClosing: Bool { closesDay || isOnBoldLine }

    /// The label before the words; nil for a reason that a day is closed.
    var leadingLabel: String? { closesDay ? nil : label }

    /// True if the entry says what is missing, in a box. Its label is beside its words wherever others have it above:
    /// words in a box are on one line.
    var isBoxed: Bool { kind == .gap }

    /// True if the entry is below the text that took its place, without a label of its own.
    var isBelowSuccessor: Bool { revision == .replaced && line?.isLabelled ?? false }

    /// The size of the entry's text among others of a size.
    func size(among size: Length) -> Length { isGone ? size * 4 / 5 : size }
}
