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

    /// Leaves no image of the memory behind, whatever happens: it has secrets.
    static func forbidCoreDump() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }
}
