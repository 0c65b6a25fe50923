import ArgumentParser

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
