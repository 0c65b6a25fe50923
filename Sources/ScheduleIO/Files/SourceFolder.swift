import Glibc

/// Lists the files of a folder, or of a pattern such as `export/*.json`.
public enum SourceFolder {
    /// Returns the names of the files that `name` means; nil if it is a single file or standard input.
    ///
    /// A folder means the regular files in it and in its subfolders, except hidden ones, sorted by the bytes of
    /// their names. A name with `*`, `?` or `[` is a pattern if no file has that name.
    /// - Throws: ``SourceFileError`` if a pattern matches nothing or a folder cannot be read.
    public static func files(of name: String) throws(SourceFileError) -> [String]? {
        guard name != "-" else { return nil }
        var status = stat()
        if stat(name, &status) == 0 { return status.isFolder ? try files(in: name) : nil }
        guard errno == ENOENT, name.utf8.contains(where: { [0x2A, 0x3F, 0x5B].contains($0) }) else { return nil }
        return try matches(of: name)
    }

    private static func files(in folder: String) throws(SourceFileError) -> [String] {
        var files: [String] = []
        for name in try names(in: folder).inOrder where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var (link, status) = (stat(), stat())
            guard lstat(path, &link) == 0, stat(path, &status) == 0 else { continue }
            // Links to folders are not followed: they may form a cycle.
            if link.isFolder {
                files += try self.files(in: path)
            } else if status.isRegular {
                files.append(path)
            }
        }
        return files
    }

    /// Returns all names in a folder, including `.` and `..`, in no particular order.
    static func names(in folder: String) throws(SourceFileError) -> [String] {
        guard let stream = opendir(folder) else { throw SourceFileError(path: folder, errno: errno) }
        defer { closedir(stream) }
        return names(of: stream)
    }

    static func names(of stream: OpaquePointer) -> [String] {
        var names: [String] = []
        while let entry = readdir(stream) {
            // The field in the structure may be shorter or longer than the name.
            let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
            let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            names.append(String(cString: name))
        }
        return names
    }

    /// Returns the matches of a pattern. Folders among them are listed too.
    private static func matches(of pattern: String) throws(SourceFileError) -> [String] {
        var found = glob_t()
        defer { globfree(&found) }
        guard glob(pattern, GLOB_NOSORT, nil, &found) == 0 else {
            throw SourceFileError(path: pattern, errno: ENOENT)
        }
        var paths: [String] = []
        for index in 0..<Int(found.gl_pathc) {
            if let path = found.gl_pathv[index] { paths.append(String(cString: path)) }
        }
        var files: [String] = []
        for path in paths.inOrder { files += try self.files(of: path) ?? [path] }
        return files
    }
}

extension [String] {
    fileprivate var inOrder: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension stat {
    fileprivate var isFolder: Bool { kind == .folder }

    fileprivate var isRegular: Bool { kind == .file }
}
