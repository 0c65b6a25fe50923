/// The lines of a calendar that belong to private components. Messages about them have no words of theirs.
struct PrivateComponents {
    private struct Component {
        let lines: ClosedRange<Int>
        /// Nil if it does not say: a change of a series is as private as the series.
        let isPrivate: Bool?
        /// As written.
        let uid: ArraySlice<UInt8>?
    }

    private var components: [Component] = []
    private var privateUIDs: Set<String> = []

    /// True if a component says that it is private.
    var hasPrivate: Bool { components.contains { $0.isPrivate == true } }

    /// Adds a component that ends in a line, or is left out there.
    mutating func add(_ component: CalendarComponent, through line: Int) {
        guard component.kind != .timeZone else { return }
        let classes = component.lines(of: .classification).compactMap(\.isPrivateClass)
        let isPrivate = classes.isEmpty ? nil : classes.contains(true)
        let uid = component.firstIndex(of: .uid).map { component.lines[$0].trimmedValue }
        if isPrivate == true, let uid { privateUIDs.insert(String(decoding: uid, as: UTF8.self)) }
        let lines = component.position.line...max(component.position.line, line)
        components.append(Component(lines: lines, isPrivate: isPrivate, uid: uid))
    }

    /// Returns findings with their places only where they are about a private component.
    func withholdingWords(_ findings: [Finding]) -> [Finding] {
        guard !findings.isEmpty else { return findings }
        let hidden = components.filter { component in
            component.isPrivate
                ?? (component.uid.map { privateUIDs.contains(String(decoding: $0, as: UTF8.self)) } ?? false)
        }
        guard !hidden.isEmpty else { return findings }
        return findings.map { finding in
            guard let line = finding.location?.line else { return finding }
            let isHidden = hidden.contains { $0.lines.contains(line) }
            return isHidden ? finding.withholdingWords : finding
        }
    }
}
