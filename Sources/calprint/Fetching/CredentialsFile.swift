import CalendarCore
import Fetching
import Glibc
import ScheduleIO

/// The credentials of a source: texts in a TOML file that others may not read. Nothing in it gets into a message.
struct CredentialsFile {
    let path: String
    /// True in the folder that systemd has made for this service alone.
    let isOfService: Bool

    /// A plain name means systemd's credential of that name, if there is one; else the file, from `folder` on.
    init(_ name: String, folder: String) {
        let service = getenv("CREDENTIALS_DIRECTORY").map { "\(String(cString: $0))/\(name)" }
        if let service, !name.contains("/"), access(service, F_OK) == 0 {
            (path, isOfService) = (service, true)
        } else {
            path = name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)"
            isOfService = false
        }
    }

    /// A user's name and password. Throws ``Failure`` as ``texts(_:optional:)``.
    func user() throws -> Credentials {
        let texts = try texts(["user", "password"])
        return Credentials(user: texts["user"] ?? "", password: texts["password"] ?? "")
    }

    /// The texts of the file, by name. Throws ``Failure``: 66 without the file, 77 if others may read it, 78 if it has
    /// others than these.
    func texts(_ names: [String], optional: [String] = []) throws -> [String: String] {
        Process.forbidCoreDump()
        var status = stat()
        if stat(path, &status) == 0, !isOfService, status.st_mode & 0o077 != 0 {
            throw Failure(.notAllowed, "others may read the credentials '\(path)' (chmod 600)")
        }
        let bytes = try SourceFile.contents(of: path)
        let fields = try? TOMLDocument(bytes, file: path).entries
        var texts: [String: String] = [:]
        for field in fields ?? [] {
            if case .text(let text) = field.value.content { texts[field.name] = text }
        }
        let isRight = names.allSatisfy { texts[$0] != nil } && texts.keys.allSatisfy((names + optional).contains)
        guard let fields, isRight, texts.count == fields.count else {
            let words = names.map { "'\($0)'" }.joined(separator: " and ")
            throw Failure(.unsupported, "the credentials '\(path)' are not texts in TOML: \(words)")
        }
        return texts
    }
}
