import ArgumentParser

/// The types of the commands.
enum CommandList {
    static let all: [any ParsableCommand.Type] = CommandName.allCases.map(type)

    private static func type(of name: CommandName) -> any ParsableCommand.Type {
        switch name {
        case .render: Render.self
        case .check: Check.self
        case .stats: Stats.self
        case .import: Import.self
        case .export: Export.self
        case .store: Store.self
        case .print: Print.self
        case .batch: Batch.self
        case .diff: Diff.self
        case .verify: Verify.self
        case .fonts: Fonts.self
        case .config: Config.self
        }
    }
}
