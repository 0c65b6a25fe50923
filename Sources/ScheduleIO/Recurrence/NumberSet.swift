/// A set of numbers from 0 to 63: the months, hours, minutes or seconds of a rule.
struct NumberSet: Hashable {
    private(set) var bits: UInt64 = 0

    init() {}

    init(_ number: Int) {
        insert(number)
    }

    var isEmpty: Bool { bits == 0 }

    var count: Int { bits.nonzeroBitCount }

    mutating func insert(_ number: Int) {
        bits |= 1 << UInt64(number)
    }

    func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 != 0 }

    /// Returns the least number from `number` on; nil if there is none.
    func first(from number: Int) -> Int? {
        let rest = number < 64 ? bits >> UInt64(number) : 0
        return rest == 0 ? nil : number + rest.trailingZeroBitCount
    }

    /// In ascending order.
    var numbers: [Int] { (0..<64).filter(contains) }
}
