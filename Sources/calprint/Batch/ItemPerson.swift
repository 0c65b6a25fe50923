import CalendarCore
import ScheduleIO

/// The person whose sheet an item draws, if `--each-person` has divided the item.
struct ItemPerson: Hashable {
    /// The name in the schedule.
    let name: String
    /// The part of the item's file names: `D-Ormesse`.
    let fileName: String
    /// True for the person's own sheet, `--person NAME --only`; false for checklists and documents, `--person NAME`.
    var isOwn = true

    /// The option that divides items.
    static let option = "--each-person"
}

extension ItemPerson {
    /// The people of a list, each with a file name of their own, whatever its case. The name does not depend on the
    /// order: where several would have the same, each has a part of its digest behind it.
    static func all(_ people: [Person], isOwn: Bool = true) -> [ItemPerson] {
        let names = people.map(\.name.asFileName)
        let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
        let digested = zip(people, names).map { person, name in
            counts[name.lowercased()] == 1 ? name : "\(name)-\(ContentDigest.of(Array(person.name.utf8)).prefix(8))"
        }
        return zip(people, digested).map { ItemPerson(name: $0.name, fileName: $1, isOwn: isOwn) }
    }
}

extension String {
    /// Leaves room for the item's id in the name of a file.
    private static let maximumFileNameLength = 80

    /// The letters and digits, with hyphens in the place of other characters.
    fileprivate var asFileName: String {
        var (name, needsHyphen) = (String.UnicodeScalarView(), false)
        for scalar in unicodeScalars {
            guard scalar.isKeptInFileName else {
                needsHyphen = !name.isEmpty
                continue
            }
            let length = String(name).utf8.count + UTF8.width(scalar) + (needsHyphen ? 1 : 0)
            if length > String.maximumFileNameLength { break }
            if needsHyphen { name.append("-") }
            name.append(scalar)
            needsHyphen = false
        }
        return name.isEmpty ? "person" : String(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isKeptInFileName: Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }
}
