import CalendarCore
import ScheduleIO

/// The output of `calprint who`: who is on each line at an instant, until when, and who is next.
struct WhoListing {
    private let lines: [Line]

    private struct Line {
        let label: String
        let now: [Watch]
        let next: [Watch]
    }

    /// Somebody on a line.
    fileprivate struct Watch {
        let name: String
        let phone: String?
        let remark: String?
        /// The end of one who is there now, the beginning of one who is next.
        let time: CivilDateTime
    }

    init(_ watches: [LineWatch], _ people: People, at instant: Instant) {
        func watch(_ duty: Duty, _ time: CivilDateTime) -> Watch {
            Watch(
                name: duty.name, phone: duty.person.flatMap { people.all[$0].phone }, remark: duty.remark, time: time)
        }
        lines = watches.map { line in
            Line(
                label: line.line.label, now: line.duties(at: instant).map { watch($0, $0.end) },
                next: line.next(after: instant).map { watch($0, $0.start) })
        }
    }

    /// A line for each person, in columns: `CALL  now  Kovář  555-0148  until 2025-01-30 07:30`.
    var text: String {
        let rows = lines.flatMap { line in
            let now = line.now.isEmpty ? [["now", "nobody", "", ""]] : line.now.map { row("now", $0, "until") }
            let all = now + line.next.map { row("next", $0, "from") }
            return all.enumerated().map { [$0 == 0 ? line.label : ""] + $1 }
        }
        return TextColumns(rows, rightAligned: 0..<0).lines.joined(separator: "\n")
    }

    private func row(_ state: String, _ watch: Watch, _ word: String) -> [String] {
        let remark = watch.remark.map { $0.hasPrefix("½") ? " \($0)" : " (\($0))" } ?? ""
        return [
            state, watch.name + remark, watch.phone ?? "", "\(word) \(watch.time.iso8601.replacing("T", with: " "))",
        ]
    }

    /// An array, an object a line.
    var json: String {
        JSONWriter.text { json in
            json.list(layout: .lines) { json in
                for line in lines {
                    json.element(
                        .object([
                            ("line", .text(line.label)), ("now", .array(line.now.map { $0.value("until") })),
                            ("next", .array(line.next.map { $0.value("from") })),
                        ]))
                }
            }
        }
    }
}

extension WhoListing.Watch {
    fileprivate func value(_ member: String) -> JSONValue {
        .object([("name", .text(name)), (member, .text(time.iso8601)), ("phone", JSONValue(phone))])
    }
}
