import CalendarCore

/// Splits a calendar into its components, one at a time.
struct ComponentScanner {
    private var lines: ContentLineScanner
    /// The open components around the current one: first calendars, then what is in them.
    private var open: [Open] = []
    private var component: CalendarComponent?
    /// The private ones among the components so far.
    private(set) var privacy = PrivateComponents()
    private(set) var hasCalendar = false
    private(set) var scopes: CalendarScopes
    /// The place of the first line before the calendar.
    private var wordsBefore: TextPosition?
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

    private var isInCalendarAlone: Bool { open.last?.isCalendar ?? true }

    /// Most events have no more lines that are read.
    private static let usualLineCount = 8

    /// Components nested deeper are skipped.
    private static let maximumDepth = 64

    init(
        _ file: [UInt8], only: CalendarComponent.Kind? = nil, keepsDescriptions: Bool = false,
        scopes: CalendarScopes = CalendarScopes()
    ) {
        lines = ContentLineScanner(file)
        (self.only, self.keepsDescriptions, self.scopes) = (only, keepsDescriptions, scopes)
    }

    /// Returns the next component; nil at the end. One without an END ends where the next begins, with a warning.
    mutating func next(_ log: inout FindingLog) -> CalendarComponent? {
        while let line = nextLine() {
            switch line.property {
            case .begin where line.fault == nil && isInCalendarAlone: begin(line, &log)
            case .begin where line.fault == nil: if let unclosed = beginInside(line, &log) { return unclosed }
            case .end where line.fault == nil: if let complete = end(line, &log) { return complete }
            default: keep(line, &log)
            }
        }
        return open.isEmpty ? nil : endOfFile(&log)
    }

    /// Returns the component inside which the file ends, if its times and rules are whole.
    private mutating func endOfFile(_ log: inout FindingLog) -> CalendarComponent? {
        let name = component?.kind.rawValue ?? open[0].name
        let kept = unclosed.flatMap { $0.hasTime && !isCut($0) ? $0 : nil }
        let hint = component.map { _ in kept == nil ? "left out" : "what there is of it counts" }
        log.warning(.unexpectedEnd, at: lines.position, hint: hint, "the file ends inside \(name.abridged)")
        leaveComponent()
        open = []
        return kept
    }

    /// Returns true if the file ends before the class of an event that may be private, or in the middle of a line that
    /// matters: half a rule may have no end.
    private func isCut(_ component: CalendarComponent) -> Bool {
        if privacy.hasPrivate, !component.has(.classification) { return true }
        guard !lines.hasLastLineEnd, let last = component.lines.last else { return false }
        return last.position.line == lines.position.line && last.property?.isText == false
    }

    private mutating func nextLine() -> ContentLine? {
        if let only, component?.kind != only { lines.skipToDelimiter() }
        return lines.next()
    }

    /// Begins a component inside another, which ends if the new one is read or a calendar. Returns the one that ends.
    private mutating func beginInside(_ line: ContentLine, _ log: inout FindingLog) -> CalendarComponent? {
        let new = Open(line)
        let unclosed = new.kind == nil && !new.isCalendar ? nil : endUnclosed(before: line, &log)
        begin(line, &log)
        return unclosed
    }

    private mutating func begin(_ line: ContentLine, _ log: inout FindingLog) {
        let new = Open(line)
        guard open.count < ComponentScanner.maximumDepth else {
            if let kind = new.kind {
                log.warning(.tooDeep, at: line.position, "\(kind.rawValue) inside too many others; left out")
            }
            return
        }
        if component == nil, isInCalendarAlone {
            if let kind = new.kind {
                component = CalendarComponent(kind: kind, position: line.position, scope: scopes.ofComponent())
                component?.lines.reserveCapacity(ComponentScanner.usualLineCount)
                if open.isEmpty { firstOutside = firstOutside ?? line.position }
            } else if !new.isCalendar {
                others[new.name, default: (0, line.position)].count += 1
            }
        }
        if new.isCalendar { scopes.beginCalendar() }
        if !hasCalendar, new.isCalendar || component != nil {
            hasCalendar = true
            if let wordsBefore { log.warnOfWords(at: wordsBefore, before: line) }
        }
        open.append(new)
        if component?.kind == .timeZone { component?.lines.append(line) }
    }

    /// Ends unclosed components: those that are read are direct children of the calendar, so others lack an END.
    private mutating func endUnclosed(before line: ContentLine, _ log: inout FindingLog) -> CalendarComponent? {
        guard let outer = open.first(where: { !$0.isCalendar }) else { return nil }
        let kept = unclosed
        log.warning(
            .syntax, at: line.position, hint: kept == nil ? "left out" : "it ends here",
            "\(outer.name.abridged) of line \(outer.line.position.line) has no END")
        open.removeAll { !$0.isCalendar }
        leaveComponent()
        return kept
    }

    /// The current component, if it is wanted without its END; a time zone inside one of its parts is not. A time zone
    /// gets its END: all of its lines are read by another library.
    private var unclosed: CalendarComponent? {
        guard var component, only ?? component.kind == component.kind else { return nil }
        guard component.kind == .timeZone else { return component }
        guard open.last?.kind == .timeZone else { return nil }
        component.lines += [ContentLine.end(of: .timeZone)].compactMap(\.self)
        return component
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
        let isWhole = complete.kind == kind || complete.kind != .timeZone
        return isWhole && only ?? complete.kind == complete.kind ? complete : nil
    }

    private mutating func keep(_ line: consuming ContentLine, _ log: inout FindingLog) {
        guard let kind = component?.kind else { return keepOfCalendar(line, &log) }
        guard only ?? kind == kind, kind == .timeZone || open.last?.kind == kind else { return }
        if kind == .event || kind == .task { countUnprinted(line) }
        // A class that cannot be read may be a private one.
        let isKept = component?.uses(line) == true || keepsDescriptions && line.property == .description
        guard line.hasNoFault(&log) || line.property == .classification, isKept else { return }
        line.clean(&log)
        if kind == .timeZone { line.mendOfZone(&log) }
        component?.lines.append(line)
    }

    private mutating func countUnprinted(_ line: ContentLine) {
        guard let property = line.property, property.unprintedName != nil, !line.trimmedValue.isEmpty else { return }
        if property == .url, WebAddress.isValid(line.value) { return }
        unprinted[property, default: (0, line.position)].count += 1
    }

    private mutating func keepOfCalendar(_ line: consuming ContentLine, _ log: inout FindingLog) {
        guard hasCalendar else { return wordsBefore = wordsBefore ?? line.position }
        guard open.last?.isCalendar ?? true, line.hasNoFault(&log), let property = line.property else { return }
        if property == .version { line.warnOfVersion(&log) }
        if property.isOfEventsAlone { log.warning(.syntax, at: line.position, "\(property.rawValue) outside an event") }
        if property == .method, !open.isEmpty { scopes.add(SchedulingMethod(copy line), at: line.position, &log) }
        guard !open.isEmpty, properties[property] == nil else { return }
        line.clean(&log)
        properties[property] = line
    }
}
