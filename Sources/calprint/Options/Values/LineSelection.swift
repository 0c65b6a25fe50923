import CalendarCore
import ScheduleIO

/// Lines that an option names by label or key, in any case; or `none`.
struct LineSelection {
    private let names: [String]
    private let option: String

    private static let none = "none"

    /// Throws ``Failure`` 64 for `none` beside the name of a line.
    init(_ names: [String], option: String) throws {
        guard names.count <= 1 || !names.contains(LineSelection.none) else {
            throw Failure(.usage, "--\(option) none stands alone: it is for no line")
        }
        (self.names, self.option) = (names, option)
    }

    /// The keys of the lines; nil if the option is not given. Throws ``Failure`` 64 if there is no line of a name.
    func keys(in lines: [ScheduleLine]) throws -> Set<String>? {
        if names.isEmpty { return nil }
        if names == [LineSelection.none] { return [] }
        return try Set(names.flatMap { try keys(of: $0, in: lines) })
    }

    private func keys(of name: String, in lines: [ScheduleLine]) throws -> [String] {
        let named = lines.filter { $0.isCalled(name) }
        guard named.isEmpty else { return named.map(\.key) }
        let labels = lines.map(\.label)
        let hint =
            Spelling.hint(for: name, among: labels + lines.map(\.key))
            ?? "the schedule has \(labels.joined(separator: ", "))"
        throw Failure(.usage, "there is no line '\(name)' (\(hint)) (--\(option))")
    }
}
