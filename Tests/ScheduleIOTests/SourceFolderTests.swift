import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// The files of a folder or a pattern.
@Suite struct SourceFolderTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for name in ["b.json", "B.json", "ä.json", "a/2", "a/10", "a/.x", ".hidden", "z/y/x", "c[1].csv"] {
                let file = folder.appending(path: name)
                let parent = file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            for (link, target) in [("loop", "."), ("link", "b.json"), ("gone", "nothing")] {
                let path = folder.appending(path: link).path
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            }
            #expect(mkfifo(folder.appending(path: "fifo").path, 0o600) == 0)
            try body(folder.path)
        }
    }

    /// The files of `name` in a folder, without the folder's name.
    private func files(_ name: String, in folder: String) throws -> [String]? {
        let files: [String]? = try SourceFolder.files(of: folder + name)
        return files?.map { String($0.dropFirst(folder.count + 1)) }
    }

    @Test func `a folder stands for its files and those of its subfolders, sorted by the bytes of their names`() throws
    {
        try withFolder { folder in
            let names = ["B.json", "a/10", "a/2", "b.json", "c[1].csv", "link", "z/y/x", "ä.json"]
            let (plain, withSlash) = (try files("", in: folder), try files("/", in: folder))
            #expect(plain == names && withSlash == names)
        }
    }

    @Test func `a pattern stands for what it matches, folders included`() throws {
        try withFolder { folder in
            let (letters, folders) = (try files("/[bB]*", in: folder), try files("/?", in: folder))
            #expect(letters == ["B.json", "b.json"])
            #expect(folders == ["a/10", "a/2", "z/y/x"])
            #expect(throws: SourceFileError(path: "\(folder)/*.pdf", errno: ENOENT)) {
                _ = try files("/*.pdf", in: folder)
            }
        }
    }

    @Test func `a file is one file, even if its name could be a pattern`() throws {
        try withFolder { folder in
            for name in ["/b.json", "/c[1].csv", "/nothing", "/fifo"] {
                let files = try files(name, in: folder)
                #expect(files == nil)
            }
        }
        let standardInput: [String]? = try SourceFolder.files(of: "-")
        #expect(standardInput == nil)
    }

    @Test(arguments: [
        ("{\"format\": \"provider-schedule\", ", ScheduleFormat.json), ("{\"zoneID\": {}, \"query\": {}}", nil),
        ("{\"records\": []}", .cloudKit), ("date,os\n", .csv),
        ("once, upon a time\n", nil), ("# Notes, and more\n", nil),
        ("[{\"monthname\": \"A\"", .remind), ("# rem2ps2 begin\n", .remind), ("BEGIN:VCALENDAR\r\n", .iCalendar),
        ("{\"savedAt\": 1}", .appCache), ("", nil), ("[]", nil),
    ])
    func `in a folder a file counts where its content says what it is`(_ text: String, _ format: ScheduleFormat?) {
        #expect(ScheduleReader.certainFormat(of: Array(text.utf8)) == format)
    }
}
