import Glibc

/// A place in bytes that moves over what it finds.
struct ByteScanner {
    private let bytes: UnsafeRawBufferPointer
    var position: Int

    init(_ bytes: UnsafeRawBufferPointer, from position: Int = 0) {
        (self.bytes, self.position) = (bytes, position)
    }

    /// Moves behind `text` where it stands here.
    mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Whether the bytes end here, before all of `text`, and so far are its beginning.
    func endsWithin(_ text: String) -> Bool {
        bytes.count - position < text.utf8.count && text.utf8.starts(with: bytes[position...])
    }

    /// Where `text` stands next, and moves behind it; nil, without a move, where it does not.
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

    /// The number that stands here, of up to seven digits, as many as objects can need; moves behind it.
    mutating func integer() -> Int? {
        var (value, digits) = (0, 0)
        while position < bytes.count, digits < 7, (48...57).contains(bytes[position]) {
            value = value * 10 + Int(bytes[position] - 48)
            (position, digits) = (position + 1, digits + 1)
        }
        return digits > 0 ? value : nil
    }
}
