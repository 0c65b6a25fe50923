import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Old names of time zones, on a system that has only current ones: Debian 13 without tzdata-legacy.
@Suite struct ZoneLinksTests {
    private static let system = URL(filePath: TimeZoneDatabase.system.folder)

    /// The system's database without the names of the table, and without the copies in `posix/` and `right/`.
    private func withCurrentNames<Result>(_ body: (TimeZoneDatabase) throws -> Result) throws -> Result {
        let links = Set(ZoneNames.links.pairs.map(\.name))
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.system.path)
            .filter { !links.contains($0) && !$0.hasPrefix("posix") && !$0.hasPrefix("right") }
        return try withTemporaryFolder { folder in
            for name in names where TimeZoneDatabase.system.contains(name) {
                let copy = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: Self.system.appending(path: name)).write(to: copy)
            }
            return try body(TimeZoneDatabase(folder: folder.path))
        }
    }

    /// Offsets in January and July from 2000 to 2099.
    private func offsets(_ rules: TimeZoneRules) -> [Int] {
        (2000...2099).flatMap { year in
            ["01", "07"].map { rules.offset(at: CivilDate("\(year)-\($0)-15").epochDay.rawValue * 86_400) }
        }
    }

    @Test func `every old name has the rules of the current one`() throws {
        try withCurrentNames { database in
            #expect(
                !database.contains("Atlantis/Capital")
                    && !FileManager.default.fileExists(atPath: database.folder + "/GB"))
            for (name, target) in ZoneNames.links.pairs {
                let file = try #require(database.file(of: target), "\(target)")
                #expect(database.file(of: name) == file && database.contains(name), "\(name)")
            }
        }
    }

    @Test func `the table agrees with the old names that the system installs`() throws {
        for (name, target) in ZoneNames.links.pairs {
            let old = try #require(TimeZoneRules(identifier: name), "\(name)")
            let current = try #require(TimeZoneRules(identifier: target), "\(target)")
            #expect(offsets(old) == offsets(current), "\(name) is \(target)")
        }
    }

    @Test(arguments: [
        "Africa/Asmera", "America/Argentina/ComodRivadavia", "America/Buenos_Aires", "America/Godthab",
        "America/Indianapolis", "Antarctica/South_Pole", "Asia/Calcutta", "Asia/Choibalsan", "Asia/Katmandu",
        "Asia/Rangoon", "Asia/Saigon", "Atlantic/Faeroe", "Australia/NSW", "Brazil/East", "CET", "CST6CDT",
        "Canada/East-Saskatchewan", "Canada/Eastern", "Chile/EasterIsland", "EET", "EST", "EST5EDT", "Eire",
        "Europe/Kiev",
        "Europe/Uzhgorod", "GB", "GB-Eire", "GMT+0", "GMT0", "HST", "Hongkong", "Iceland", "MET", "MST", "MST7MDT",
        "Mexico/General", "NZ", "NZ-CHAT", "PRC", "PST8PDT", "Pacific/Enderbury", "Pacific/Truk", "ROK", "Turkey",
        "UCT",
        "US/Central", "US/East-Indiana", "US/Eastern", "US/Pacific-New", "US/Samoa", "Universal", "W-SU", "WET", "Zulu",
        "posix/America/Chicago", "posix/US/Eastern", "right/Europe/Kiev",
    ])
    func `a name that Debian 13 keeps apart is known`(_ name: String) throws {
        try withCurrentNames { database in
            #expect(database.contains(name) && TimeZoneRules(identifier: name, in: database) != nil)
        }
        #expect(TimeZoneName(name)?.identifier == name)
    }

    @Test(arguments: ["posix/", "right//etc/passwd", "posix/../UTC", "right/localtime", "EST5", "US/eastern"])
    func `no other name is one`(_ name: String) throws {
        try withCurrentNames { database in #expect(!database.contains(name) && database.file(of: name) == nil) }
    }

    @Test func `every name of Windows leads to a current one`() throws {
        try withCurrentNames { database in
            for (name, identifier) in ZoneNames.windows.pairs {
                #expect(ZoneNames.links.target(of: identifier) == nil, "\(name)")
                #expect(TimeZoneRules(identifier: identifier, in: database) != nil, "\(name)")
            }
        }
        #expect(ZoneNames.windows.pairs.count > 130)
    }

    @Test func `the table has every old name of the system's database`() throws {
        let links = Set(ZoneNames.links.pairs.map(\.name))
        let lines = try String(contentsOf: Self.system.appending(path: "tzdata.zi"), encoding: .utf8).split(
            separator: "\n")
        let names = lines.filter { $0.hasPrefix("L ") }.map { String($0.split(separator: " ")[2]) }
        #expect(names.count > 100 && Set(names).subtracting(links).isEmpty)
    }
}
