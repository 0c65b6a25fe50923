/// Files that are put in their places together.
struct FileGroup {
    private var files: [AtomicFile] = []

    var count: Int { files.count }

    mutating func append(_ file: AtomicFile) { files.append(file) }

    /// Puts every file in its place, in full and on the disk.
    ///
    /// If one cannot be, those before it stay in their places.
    mutating func commit() throws {
        defer { abandon() }
        for file in files { try file.synchronize() }
        for file in files { try file.commit() }
        for folder in Set(files.map(\.folder)) { AtomicFile.synchronize(folder: folder) }
    }

    /// Closes all; what was not committed is gone.
    mutating func abandon() {
        for file in files { file.abandon() }
        files = []
    }
}
