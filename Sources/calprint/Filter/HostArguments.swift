import Glibc

/// What the host says about every job, as arguments of a command line: of the system's configuration file only the most
/// pages (`max-pages`). Everything else is the job's business.
struct HostArguments {
    let arguments: [String]

    /// Nothing if there is no such file. Throws ``Failure`` if it cannot be read, or with status 78 if it is wrong.
    init(_ file: String = ConfigurationPlaces.system) throws {
        guard access(file, F_OK) == 0 else {
            arguments = []
            return
        }
        let settings = try ConfigurationFile(reading: file).settings
        arguments = settings.filter { $0.option.name == OptionInfo(of: .maxPages).name }.flatMap(\.arguments)
    }
}
