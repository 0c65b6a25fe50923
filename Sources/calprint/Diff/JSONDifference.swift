import PDFComparison
import ScheduleIO

/// The output of `diff --json`, as Docs/diff.schema.json describes it.
struct JSONDifference {
    let text: String

    init(_ result: DocumentDifference, _ a: String, _ b: String) {
        text = JSONWriter.text { json in
            json.object(layout: .lines) { json in
                json.member("format", .text("calprint-diff"))
                json.member("version", .integer(1))
                json.member("a", .text(a))
                json.member("b", .text(b))
                json.member("verdict", .text(result.verdict.rawValue))
                json.list("differences", layout: .lines) { json in
                    for difference in result.differences { json.object { difference.write(to: &$0) } }
                }
            }
        }
    }
}

/// Names with their values; those without a value are left out.
private typealias Members = [(name: String, value: JSONValue?)]

extension Difference {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("kind", .text(kind))
        json.member("page", page.map(JSONValue.integer))
        json.member("otherPage", otherPage.map(JSONValue.integer))
        for (name, value) in members { json.member(name, value) }
        json.member("box", box.map(JSONValue.box))
        json.member("otherBox", otherBox.map(JSONValue.box))
    }
}

extension JSONValue {
    fileprivate static func box(_ box: Box) -> JSONValue {
        .array([.decimal(box.x), .decimal(box.y), .decimal(box.width), .decimal(box.height)])
    }

    fileprivate static func shift(_ shift: Shift) -> JSONValue { .array([.decimal(shift.x), .decimal(shift.y)]) }

    /// Returns a number with at most three decimals.
    fileprivate static func decimal(_ number: Double) -> JSONValue { .numeral(number.shortDecimal(3)) }
}

extension Difference {
    /// The members of its kind, besides pages and boxes.
    fileprivate var members: Members {
        switch self {
        case .page(let page): page.members
        case .words(let words, _): words.members
        case .ink(let ink, _): ink.members
        case .document(let fact): fact.members
        }
    }
}

extension PageDifference {
    fileprivate var members: Members {
        switch self {
        case .missing(_, let beginning), .added(_, let beginning), .moved(_, let beginning):
            [("text", .text(beginning))]
        case .resized(_, let before, let after):
            [("before", .text(before.description)), ("after", .text(after.description))]
        }
    }
}

extension WordDifference {
    fileprivate var members: Members {
        scope.members + [("text", .text(text)), ("words", .integer(wordCount))] + (values?.members ?? []) + measures
    }

    private var measures: Members {
        switch self {
        case .changed(_, .moved(let shift)): [("shift", .shift(shift))]
        case .changed(_, .resized(let scale)): [("scale", .decimal(scale))]
        default: []
        }
    }
}

extension WordGroup.Scope {
    fileprivate var members: Members {
        switch self {
        case .word(let place): (place?.members ?? []) + [("scope", .text("word"))]
        case .line(let place): (place?.members ?? []) + [("scope", .text("line"))]
        case .day(let day): [("day", .text(day)), ("scope", .text("day"))]
        case .page: [("scope", .text("page"))]
        }
    }
}

extension CalendarPlace {
    fileprivate var members: Members {
        switch self {
        case .day(let day, let line): [("day", .text(day)), ("line", line.map(JSONValue.integer))]
        case .footer: [("area", .text("footer"))]
        }
    }
}

extension InkDifference {
    fileprivate var members: Members {
        let place: Members = [("day", day.map(JSONValue.text)), ("text", word.map(JSONValue.text))]
        guard case .ruleMoved(let shift) = change else { return place + (change.values?.members ?? []) }
        return place + [("shift", .shift(shift))]
    }
}

extension DocumentFactDifference {
    fileprivate var members: Members {
        switch self {
        case .pageLabel(let before, let after, _): [("before", .text(before)), ("after", .text(after))]
        case .outline(let change), .tags(let change), .destination(let change): change.members
        case .metadata(let name, let change): [("text", .text(name))] + change.members
        case .bytes: []
        }
    }
}

extension TextChange {
    fileprivate var members: Members {
        [("before", before.map(JSONValue.text)), ("after", after.map(JSONValue.text))]
    }
}
