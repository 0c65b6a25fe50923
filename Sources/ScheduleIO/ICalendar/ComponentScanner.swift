import CalendarCore

/// Splits a calendar into its components, one at a time.
struct ComponentScanner {
    private var lines: ContentLineScanner
    /// The open components around the current one.
    private var open: [Open] = []
    private var component: CalendarComponent?
    /// The private ones among the components so far.
    private(set) var privacy = PrivateComponents()
    private(set) var hasCalendar = false
    /// The calendar whose lines are read.
    private var scope = CalendarScope()
    /// The place of the first component that is read and is in no calendar.
    private(set) var firstOutside: TextPosition?
    /// The only kind to return; nil for all kinds.
    private let only: CalendarComponent.Kind?
    /// Keeps the descriptions of events, too, which no page prints.
    private let keepsDescriptions: Bool
    /// The calendar's own properties; the first of each.
    private(set) var properties: [CalendarProperty: ContentLine] = [:]
    /// For each other kind of component: the number of them, and the first one's place.
    private(set) var others: [String: (count: Int, position: TextPosition)] = [:]

    /// For each property of events and tasks that no page prints: the number of them, and the first one's place.
    private(set) var unprinted: [CalendarProperty: (count: Int, position: TextPosition)] = [:]

    /// A component whose BEGIN has been read.
    private struct Open {
        let line: ContentLine
        let kind: CalendarComponent.Kind?
        let isCalendar: Bool

        init(_ line: ContentLine) {
            (self.line, kind) = (line, CalendarComponent.Kind(of: line))
            isCalendar = kind == nil && line.isValue("VCALENDAR")
        }

        var name: String { line.componentName }
    }

    private var isInCalendarAlone: Bool { open.allSatisfy(\.isCalendar) }

    /// Most events have no more lines that are read.
    private static let usualLineCount = 8

    /// Components nested deeper are skipped.
    private static let maximumDepth = 64

    init(_ file: [UInt8], only: CalendarComponent.Kind? = nil, keepsDescriptions: Bool = false) {
        lines = ContentLineScanner(file)
        (self.only, self.keepsDescriptions) = (only, keepsDescriptions)
    }

    /// Returns the next component; nil at the end. A component without an END is left out, with a warning.
    mutating func next(_ log: inout FindingLog) -> CalendarComponent? {
        while let line = nextLine() {
            switch line.property {
            case .begin where line.fault == nil: begin(line, &log)
            case .end where line.fault == nil: if let complete = end(line, &log) { return complete }
            default: keep(line, &log)
            }
        }
        if let innermost = open.first {
            let name = component?.kind.rawValue ?? innermost.name
            log.warning(.unexpectedEnd, at: lines.position, "the file ends inside \(name.abridged)")
            leaveComponent()
            open = []
        }
        return nil
    }

    private mutating func nextLine() -> ContentLine? {
        if let only, component?.kind != only { lines.skipToDelimiter() }
        return lines.next()
    }

    private mutating func begin(_ line: ContentLine, _ log: inout FindingLog) {
        let new = Open(line)
        if new.kind != nil { dropUnclosed(before: line, &log) }
        guard open.count < ComponentScanner.maximumDepth else {
            if let kind = new.kind {
                log.warning(.tooDeep, at: line.position, "\(kind.rawValue) inside too many others; left out")
            }
            return
        }
        if component == nil, isInCalendarAlone {
            if let kind = new.kind {
                component = CalendarComponent(kind: kind, position: line.position, scope: scope)
                component?.lines.reserveCapacity(ComponentScanner.usualLineCount)
                if open.isEmpty { firstOutside = firstOutside ?? line.position }
            } else if !new.isCalendar {
                others[new.name, default: (0, line.position)].count += 1
            }
        }
        if new.isCalendar { scope = CalendarScope(number: scope.number + 1) }
        hasCalendar = hasCalendar || new.isCalendar || component != nil
        open.append(new)
        if component?.kind == .timeZone { component?.lines.append(line) }
    }

    /// Drops unclosed components: those that are read are direct children of the calendar, so others lack an END.
    private mutating func dropUnclosed(before line: ContentLine, _ log: inout FindingLog) {
        guard let unclosed = open.first(where: { !$0.isCalendar }) else { return }
        log.warning(
            .syntax, at: line.position,
            "\(unclosed.name.abridged) of line \(unclosed.line.position.line) does not end; left out")
        open.removeAll { !$0.isCalendar }
        leaveComponent()
    }

    private mutating func leaveComponent() {
        // Nobody asks a scanner of one kind about the privacy of the others.
        if let component, only == nil { privacy.add(component, through: lines.position.line) }
        component = nil
    }

    /// Closes the innermost component of this name, and everything inside it.
    private mutating func end(_ line: ContentLine, _ log: inout FindingLog) -> CalendarComponent? {
        guard let depth = open.lastIndex(where: { line.hasSameName(as: $0.line) }) else {
            log.warning(.syntax, at: line.position, "END:\(line.componentName.abridged) without its BEGIN")
            return nil
        }
        let kind = open[depth].kind
        if component?.kind == .timeZone { component?.lines.append(line) }
        let unclosed = open[(depth + 1)...].first
        open.removeLast(open.count - depth)
        if let unclosed {
            let (outer, inner) = (line.componentName.abridged, unclosed.name.abridged)
            log.warning(
                .syntax, at: line.position,
                "END:\(outer) inside \(inner), which begins in line \(unclosed.line.position.line)")
        }
        guard let complete = component, isInCalendarAlone else { return nil }
        leaveComponent()
        return complete.kind == kind && only ?? complete.kind == complete.kind ? complete : nil
    }

    private mutating func keep(_ line: consuming ContentLine, _ log: inout FindingLog) {
        guard let kind = component?.kind else { return keepOfCalendar(line, &log) }
        guard only ?? kind == kind, kind == .timeZone || open.last?.kind == kind else { return }
        if kind == .event || kind == .task { countUnprinted(line) }
        // A class that cannot be read may be a private one.
        let isKept = component?.uses(line) == true || keepsDescriptions && line.property == .description
        guard line.hasNoFault(&log) || line.property == .classification, isKept, line.clean(&log) else { return }
        component?.lines.append(line)
    }

    private mutating func countUnprinted(_ line: ContentLine) {
        guard let property = line.property, property.unprintedName != nil, !line.trimmedValue.isEmpty else { return }
        if property == .url, WebAddress.isValid(line.value) { return }
        unprinted[property, default: (0, line.position)].count += 1
    }

    private mutating func keepOfCalendar(_ line: ContentLine, _ log: inout FindingLog) {
        guard hasCalendar, open.last?.isCalendar ?? true, line.hasNoFault(&log),
            let property = line.property
        else { return }
        if property.isOfEventsAlone { log.warning(.syntax, at: line.position, "\(property.rawValue) outside an event") }
        if property == .method, !open.isEmpty {
            scope.method = SchedulingMethod(line).map { Located(value: $0, position: line.position) }
        }
        if !open.isEmpty, properties[property] == nil { properties[property] = line }
    }
}

extension ContentLine {
    /// The component that a BEGIN or an END names.
    fileprivate var componentName: String { value.uppercased() }

    /// Returns true if two lines name the same component.
    fileprivate func hasSameName(as other: ContentLine) -> Bool {
        trimmedValue.isWord(other.trimmedValue)
    }

    /// Returns false, with a warning, for a line that is not a property.
    fileprivate func hasNoFault(_ log: inout FindingLog) -> Bool {
        guard let fault else { return true }
        let text = String(decoding: bytes.prefix(200), as: UTF8.self).abridged
        switch fault {
        case .noColon: log.warning(.syntax, at: position, "no colon in '\(text)'; left out")
        case .openQuote: log.warning(.unclosedText, at: position, "a quotation mark in '\(text)' has no pair; left out")
        case .invalidName:
            log.warning(.syntax, at: position, hint: "a continued line begins with a space", "'\(text)' is no property")
        }
        return false
    }

    /// Makes the line UTF-8, with U+FFFD for invalid bytes. Returns false, with a warning, for a line with control
    /// characters that is to be left out.
    fileprivate mutating func clean(_ log: inout FindingLog) -> Bool {
        guard !bytes.withUnsafeBufferPointer(UTF8Sequence.arePrintableASCII) else { return true }
        guard !bytes.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) else {
            log.warning(.controlCharacter, at: position, "\(name.abridged) has a control character; left out")
            return property == .classification
        }
        guard String(validating: bytes, as: UTF8.self) == nil else { return true }
        log.warning(.notUTF8, at: position, hint: "save the file as UTF-8", "\(name.abridged) is not UTF-8")
        nameEnd = String(decoding: bytes[..<nameEnd], as: UTF8.self).utf8.count
        valueIndex = String(decoding: bytes[..<valueIndex], as: UTF8.self).utf8.count
        bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)[...]
        return true
    }
}
