extension DisplayItem {
    /// An entry as it is read: its label, then its value. A part without ink is left out.
    ///
    /// - Parameter spoken: the words to read aloud instead of its own; nil to read its own.
    static func entry(spoken: String?, label: [DisplayItem], value: [DisplayItem]) -> DisplayItem {
        let parts = [(Structure.Role.label, label), (.value, value)].filter { !$0.1.isEmpty }
        return .group(Structure(.entry, spoken: spoken), parts.map { .group(Structure($0.0), $0.1) })
    }

    /// The same for a label and a value that are nothing but text.
    static func entry(spoken: String?, label: [TextRun], value: [TextRun]) -> DisplayItem {
        entry(spoken: spoken, label: label.map(DisplayItem.text), value: value.map(DisplayItem.text))
    }
}
