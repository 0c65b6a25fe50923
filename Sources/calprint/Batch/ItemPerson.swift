import CalendarCore

/// The person whose sheet an item draws, if `--each-provider` has divided the item.
struct ItemPerson: Hashable {
    /// The name in the schedule.
    let name: String
    /// The part of the item's file names: `D-Ormesse`.
    let fileName: String
}

extension ItemPerson {
    /// The people of a list, each with a file name of their own, whatever its case.
    static func all(_ people: [Person]) -> [ItemPerson] {
        var taken: Set<String> = []
        return people.map { person in
            let name = person.name.asFileName
            var (unique, number) = (name, 1)
            while !taken.insert(unique.lowercased()).inserted {
                number += 1
                unique = "\(name)-\(number)"
            }
            return ItemPerson(name: person.name, fileName: unique)
        }
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
        return name.isEmpty ? "provider" : String(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isKeptInFileName: Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }
}
