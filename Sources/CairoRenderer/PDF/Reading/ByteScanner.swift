import Glibc

/// A position in bytes that moves past what it finds.
struct ByteScanner {
    private let bytes: UnsafeRawBufferPointer
    var position: Int

    init(_ bytes: UnsafeRawBufferPointer, from position: Int = 0) {
        (self.bytes, self.position) = (bytes, position)
    }

    /// Moves past `text` if it is next.
    mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Whether the bytes end with an incomplete beginning of `text`.
    func endsWithin(_ text: String) -> Bool {
        bytes.count - position < text.utf8.count && text.utf8.starts(with: bytes[position...])
    }

    /// Finds `text` and moves past it. Returns where it begins; nil, without moving, if it is not there.
    mutating func find(_ text: String) -> Int? {
        guard let first = text.utf8.first, let base = bytes.baseAddress else { return nil }
        var place = position
        while place < bytes.count, let hit = memchr(base + place, Int32(first), bytes.count - place) {
            place = UnsafeRawPointer(hit) - base
            if bytes[place...].starts(with: text.utf8) {
                position = place + text.utf8.count
                return place
            }
            place += 1
        }
        return nil
    }

    /// The next number, of up to seven digits, which is enough for objects; moves past it.
    mutating func integer() -> Int? {
        var (value, digits) = (0, 0)
        while position < bytes.count, digits < 7, (48...57).contains(bytes[position]) {
            value = value * 10 + Int(bytes[position] - 48)
            (position, digits) = (position + 1, digits + 1)
        }
        return digits > 0 ? value : nil
    }
}
