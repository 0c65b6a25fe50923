import ArgumentParser

// The declarations of rows for the argument parser.

extension Option {
    /// The declaration of an option that takes one value.
    init(_ row: OptionRow<Value>) where Value: Sendable {
        let info = row.info
        let read: @Sendable (String) throws -> Value = { try row.read([$0]) }
        if let initial = row.initial {
            self.init(
                wrappedValue: initial, name: info.parserName, help: info.parserHelp, completion: info.completion,
                transform: read)
        } else {
            self.init(name: info.parserName, help: info.parserHelp, completion: info.completion, transform: read)
        }
    }

    /// The declaration of an option that repeats.
    init<Element: Sendable>(each row: OptionRow<[Element]>) where Value == [Element] {
        let info = row.info
        let read: @Sendable (String) throws -> Element = { try row.read([$0])[0] }
        self.init(
            wrappedValue: [], name: info.parserName,
            // `-s *.json` is what the shell makes of it.
            parsing: info.kind == .schedules ? .upToNextOption : .singleValue,
            help: info.parserHelp, completion: info.completion, transform: read)
    }
}

extension Flag where Value == Bool {
    /// The declaration of a flag.
    init(_ row: OptionRow<Bool>) {
        self.init(wrappedValue: false, name: row.info.parserName, help: row.info.parserHelp)
    }
}

extension OptionInfo {
    fileprivate var parserName: NameSpecification {
        letter.map { [.customShort($0), .customLong(name)] } ?? .customLong(name)
    }

    fileprivate var parserHelp: ArgumentHelp { ArgumentHelp(fullHelp, valueName: valueName ?? name) }
}
