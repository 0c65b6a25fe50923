import ArgumentParser
import CairoRenderer

extension Int {
    /// Reads a value of the command line. Throws `ValidationError` unless it is a whole number within the range.
    init(option text: String, in range: ClosedRange<Int>) throws {
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError("a whole number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        self = number
    }
}

/// The permissions of a file, 0 to 0777, as chmod takes them.
struct FileMode {
    let bits: UInt32

    /// From the command line.
    init(option text: String) throws {
        guard text.allSatisfy({ ("0"..."7").contains($0) }), let bits = UInt32(text, radix: 8), bits <= 0o777 else {
            throw ValidationError("an octal number up to 0777 is expected, as in 0600")
        }
        self.bits = bits
    }
}

/// The resolution of a PNG.
enum Resolution: Equatable {
    /// The default.
    case standard
    /// Pixels per inch.
    case given(Int)

    /// From the command line.
    init(option text: String) throws { self = .given(try Int(option: text, in: PNGRenderer.resolutions)) }

    /// Pixels per inch.
    var dpi: Int {
        switch self {
        case .standard: 150
        case .given(let dpi): dpi
        }
    }
}

/// A part of a manifest: of `3/8` the lines 3, 11, 19 and so on.
struct Shard {
    private let number: Int
    private let count: Int

    /// From the command line.
    init(option text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number)
        else { throw ValidationError("I/N is expected, as in 3/8 for the third of eight parts") }
        (self.number, self.count) = (number, count)
    }

    /// Lines count from 1, blank ones included.
    func has(line: Int) -> Bool { (line - number) % count == 0 }
}
