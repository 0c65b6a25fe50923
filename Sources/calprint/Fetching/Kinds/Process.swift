import Glibc

/// This process.
enum Process {
    /// Its environment, as `NAME=value`.
    static var environment: [String] {
        var (list, index) = ([String](), 0)
        while let entry = environ[index] {
            list.append(String(cString: entry))
            index += 1
        }
        return list
    }
}
