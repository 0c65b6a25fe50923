import CalendarCore
import Fetching
import Glibc
import ScheduleIO

/// The credentials of a source: a TOML file with `user` and `password`. Nothing in it gets into a message.
struct CredentialsFile {
    private let path: String
    /// True in the folder that systemd has made for this service alone.
    private let isOfService: Bool

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

    /// Throws ``Failure``: 66 without the file, 77 if others may read it, 78 if it is wrong.
    func read() throws -> Credentials {
        var status = stat()
        if stat(path, &status) == 0, !isOfService, status.st_mode & 0o077 != 0 {
            throw Failure(.notAllowed, "others may read the credentials '\(path)' (chmod 600)")
        }
        let bytes = try SourceFile.contents(of: path)
        guard let fields = try? TOMLDocument(bytes, file: path).entries, fields.count == 2,
            let user = text(fields, "user"), let password = text(fields, "password")
        else {
            throw Failure(
                .unsupported, "the credentials '\(path)' are not two texts in TOML, 'user' and 'password'")
        }
        return Credentials(user: user, password: password)
    }

    private func text(_ fields: [DataField], _ name: String) -> String? {
        guard case .text(let text)? = fields.first(where: { $0.name == name })?.value.content else { return nil }
        return text
    }
}
