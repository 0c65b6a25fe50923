import CalendarCore
import Testing

@testable import ScheduleIO

/// One person's calendar, for a phone.
@Suite struct PersonalCalendarTests {
    static let people = #"""
        "people": [{"name": "Kovář", "initials": "K", "spellings": ["AK"]}, {"name": "Averbeck", "initials": "A"},
        {"name": "Belacqua", "initials": "B"}], 
        """#

    /// The properties of each event, by name; the stamps are left out.
    private func events(
        _ days: String, head: String = #""id": "ward-3", "title": "Ward 3", "#, events: String = "",
        _ name: String = "Kovář", privacy: Privacy? = nil
    ) throws -> [[String: String]] {
        let text = try calendar(days, head: head, events: events, name, privacy: privacy)
        return text.components(of: "BEGIN:VEVENT\r\n").dropFirst().map { component in
            let lines = component.replacing("\r\n ", with: "").split(separator: "\r\n")
            let pairs = lines.compactMap { line -> (String, String)? in
                guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("END:") else { return nil }
                return (String(line[..<colon]), String(line[line.index(after: colon)...]))
            }
            return Dictionary(uniqueKeysWithValues: pairs)
        }
    }

    private func calendar(
        _ days: String, head: String = #""id": "ward-3", "title": "Ward 3", "#, events: String = "",
        _ name: String = "Kovář", privacy: Privacy? = nil
    ) throws -> String {
        let after = events.isEmpty ? "" : ", \"events\": [\(events)]"
        let result = read(document(days, before: PersonalCalendarTests.people + head, after: after))
        #expect(result.findings == [])
        return try calendar(of: #require(result.schedule), name, privacy: privacy)
    }

    private func calendar(of schedule: Schedule, _ name: String, privacy: Privacy? = nil) throws -> String {
        var options = ExportOptions()
        options.person = try People(of: schedule).choosing([name])
        options.privacy = privacy
        return schedule.exported(as: .ics, options)
    }

    private func summaries(_ events: [[String: String]]) -> [String] {
        events.map { "\($0["DTSTART;VALUE=DATE"] ?? $0["DTSTART"] ?? "") \($0["SUMMARY"] ?? "")" }
    }

    @Test func `the whole calendar`() throws {
        let text = try calendar(
            #"{"date": "2025-01-02", "os": "K.A.(K ½)", "off": "KOVÁŘ", "id": "r1", "modified": "2025-01-01T10:00:30Z"}"#,
            head: #""id": "ward-3", "title": "Ward 3, Averbeck", "timeZone": "Europe/Prague", "#)
        #expect(
            text.replacing("\r\n", with: "\n") == """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//calprint//calprint//EN
                METHOD:PUBLISH
                X-WR-RELCALID:\(NamedUUID(["calendar", "id", "ward-3", "kovář"]))
                NAME:Ward 3\\, …: Kovář
                X-WR-CALNAME:Ward 3\\, …: Kovář
                X-WR-TIMEZONE:Europe/Prague
                REFRESH-INTERVAL;VALUE=DURATION:PT1H
                X-PUBLISHED-TTL:PT1H
                BEGIN:VEVENT
                UID:\(NamedUUID(["assignment", "id", "ward-3", "record", "", "r1", "os", "kovář", "0"]))
                DTSTAMP:20250101T100030Z
                LAST-MODIFIED:20250101T100030Z
                SEQUENCE:789040830
                DTSTART;VALUE=DATE:20250102
                DTEND;VALUE=DATE:20250103
                SUMMARY:OS (½)
                END:VEVENT
                BEGIN:VEVENT
                UID:\(NamedUUID(["assignment", "id", "ward-3", "record", "", "r1", "off", "kovář", "0"]))
                DTSTAMP:20250101T100030Z
                LAST-MODIFIED:20250101T100030Z
                SEQUENCE:789040830
                DTSTART;VALUE=DATE:20250102
                DTEND;VALUE=DATE:20250103
                SUMMARY:OFF
                TRANSP:TRANSPARENT
                END:VEVENT
                END:VCALENDAR

                """)
    }

    @Test func `people whose names differ in signs alone have events of their own`() throws {
        let day = #"{"date": "2025-01-02", "os": [{"name": "Joe"}, {"name": "Joe*"}]}"#
        let schedule = try #require(read(document(day)).schedule)
        let calendars = try ["Joe", "Joe*"].map { name in
            var options = ExportOptions()
            options.person = try People(of: schedule).choosing([name])
            let lines = schedule.exported(as: .ics, options).split(whereSeparator: \.isNewline)
            return lines.filter { $0.hasPrefix("UID:") }
        }
        #expect(!calendars[0].isEmpty && Set(calendars[0]).isDisjoint(with: calendars[1]))
    }

    @Test func `an assignment is an event by its line's name, whoever else is on it`() throws {
        let days = #"""
            {"date": "2025-01-02", "os": "A.K.B.", "call": "AVERBECK"}, {"date": "2025-01-03", "cl": "Kovář (phone)"},
            {"date": "2025-01-04", "os": "CLOSED: Kovář"}, {"date": "2025-01-05", "os": "B", "off": "D.C."},
            {"date": "2025-01-06", "os": "Snow: K closes at noon", "call": "KOVÁŘ — both badges, then Averbeck"}
            """#
        #expect(
            try summaries(events(days)) == ["20250102 OS", "20250103 CL (phone)", "20250106 OS …", "20250106 CALL"])
        var options = ExportOptions()
        let schedule = try #require(read(document(days, before: PersonalCalendarTests.people)).schedule)
        options.person = try People(of: schedule).choosing(["K"])
        let omissions = ScheduleExport(schedule, as: .ics, options).omissions
        #expect(omissions.unreadTexts == 2 && omissions.notes == 0)
    }

    @Test(arguments: [
        ("Europe/Prague", "20250701T150000Z", "20250701T220000Z", "20250630T220000Z"),
        (nil, "20250701T170000", "20250702T000000", "20250701T000000"),
    ])
    func `hours make it a timed event, in UTC if the time zone is known`(
        zone: String?, five: String, midnight: String, start: String
    ) throws {
        let head = zone.map { #""timeZone": "\#($0)", "# } ?? ""
        let events = try events(
            #"{"date": "2025-07-01", "call": "Averbeck until 17:00, then K", "os": "K until 17:00, B"}"#, head: head)
        #expect(summaries(events) == ["\(start) OS (– 17:00)", "\(five) CALL (17:00 –)"])
        #expect(events.map { $0["DTEND"] } == [five, midnight])
    }

    @Test func `a night ends on the next day, and hours of both ends need no words`() throws {
        let days =
            #"{"date": "2025-07-01", "call": "K 22:00–6:30", "os": "K 8:00-12:00, A 12:00-15:00, K 15:00-24:00"}"#
        let events = try events(days)
        #expect(
            summaries(events) == ["20250701T080000 OS", "20250701T150000 OS", "20250701T220000 CALL"])
        #expect(events.map { $0["DTEND"] } == ["20250701T120000", "20250702T000000", "20250702T063000"])
        #expect(Set(events.map { $0["UID"] }).count == 3)
    }

    @Test func `the usual hours of a line are those of who has no others`() throws {
        let head =
            #""lines": [{"key": "os", "label": "OS", "hours": "08:00-16:00"}, "#
            + #"{"key": "call", "label": "CALL", "hours": "17:00-08:00"}, {"key": "off", "label": "OFF"}], "#
        let events = try events(
            #"{"date": "2025-07-01", "call": "K from 20:00, A", "os": "K until 12:00", "off": "K"}, "#
                + #"{"date": "2025-07-02", "call": "K", "os": "A"}"#, head: head)
        let expected = ["20250701T080000 OS", "20250701T200000 CALL", "20250701 OFF", "20250702T170000 CALL"]
        #expect(Set(summaries(events)) == Set(expected))
        let ends = ["20250701T120000", "20250702T080000", "20250703T080000"]
        #expect(Set(events.compactMap { $0["DTEND"] }) == Set(ends))
    }

    @Test func `events are theirs, name them or close days, without other names`() throws {
        let found = try events(
            "",
            events: #"""
                {"title": "Journal club", "subtitle": "Kovář, Averbeck’s slides", "place": "Belacqua's office",
                 "start": "2025-01-02T09:00", "tentative": true},
                {"title": "Dentist", "person": "AK", "start": "2025-01-03", "end": "2025-01-05", "category": "Away"},
                {"title": "Averbeck", "line": "call", "start": "2025-01-04T17:00"},
                {"title": "K (½)", "line": "call", "start": "2025-01-05T17:00", "end": "2025-01-06T07:00"},
                {"title": "K, ask Averbeck", "line": "off", "start": "2025-01-07"},
                {"title": "Staff meeting", "start": "2025-01-08"},
                {"title": "Founders' Day", "start": "2025-01-09", "closed": true}
                """#)
        try #require(
            summaries(found) == [
                "20250102T090000 Journal club\\, Kovář\\, …’s slides", "20250103 Dentist", "20250105T170000 CALL (½)",
                "20250107 OFF: K\\, ask …", "20250109 Founders' Day",
            ])
        #expect(found.map { $0["TRANSP"] } == [nil, nil, nil, "TRANSPARENT", "TRANSPARENT"])
        #expect(found[0]["LOCATION"] == "…'s office" && found[0]["STATUS"] == "TENTATIVE" && found[0]["DTEND"] == nil)
        #expect(found[1]["DTEND;VALUE=DATE"] == "20250105" && found[1]["CATEGORIES"] == "Away")
        #expect(found[2]["DTEND"] == "20250106T070000")
    }

    @Test func `private events are left out, busy, or in full and marked`() throws {
        let secret = #"""
            {"title": "Secret", "person": "K", "place": "Room", "start": "2025-01-02T09:00", "private": true},
            {"title": "Secret of A", "person": "A", "start": "2025-01-02T10:00", "private": true},
            {"title": "Secret closing", "start": "2025-01-03", "private": true, "closed": true}
            """#
        #expect(try events("", events: secret) == [])
        let busy = try events("", events: secret, privacy: .busy)
        try #require(summaries(busy) == ["20250102T090000 busy"] && busy[0]["CLASS"] == "PRIVATE")
        #expect(busy[0]["LOCATION"] == nil)
        let shown = try events("", events: secret, privacy: .show)
        try #require(summaries(shown) == ["20250102T090000 Secret"] && shown[0]["CLASS"] == "PRIVATE")
        #expect(shown[0]["LOCATION"] == "Room" && shown[0]["UID"] == busy[0]["UID"])
    }

    // MARK: Names of events

    @Test func `a changed record keeps the names of its events, and their sequence grows`() throws {
        func day(_ texts: String, _ seconds: String) -> String {
            #"{"date": "2025-01-02", \#(texts), "id": "r1", "modified": "2025-01-01T10:00:\#(seconds)Z"}"#
        }
        let before = try events(day(#""os": "K until 12:00""#, "00"))
        let after = try events(day(#""os": "K until 13:00, B""#, "01"), head: #""title": "Ward III", "id": "ward-3", "#)
        try #require(before.map { $0["UID"] } == after.map { $0["UID"] } && before != after)
        #expect(try #require(Int(before[0]["SEQUENCE"] ?? "")) + 1 == Int(after[0]["SEQUENCE"] ?? ""))
        #expect(after[0]["LAST-MODIFIED"] == "20250101T100001Z")
        let moved = try events(day(#""os": "K""#, "02").replacing("2025-01-02\"", with: "2025-01-09\""))
        #expect(moved[0]["UID"] == before[0]["UID"])
    }

    @Test func `schedules, people, lines and records do not share names`() throws {
        let days = #"{"date": "2025-01-02", "os": "K.A.", "cl": "K.A."}, {"date": "2025-01-03", "os": "K.A."}"#
        let own = #"{"title": "Fair of K and A", "start": "2025-01-02", "id": "e"}"#
        let heads = [
            #""id": "1", "title": "T", "#, #""id": "2", "title": "T", "#, #""title": "T", "#, #""title": "1", "#, "",
        ]
        var names: [String?] = []
        for head in heads {
            for person in ["Kovář", "Averbeck"] {
                names += try events(days, head: head, events: own, person).map { $0["UID"] }
            }
        }
        #expect(names.count == 40 && Set(names).count == 40 && !names.contains(nil))
    }

    @Test func `records with a UUID need no schedule's name`() throws {
        func day(_ id: String) -> String { #"{"date": "2025-01-02", "os": "K", "id": "\#(id)"}"# }
        func names(_ head: String, _ id: String) throws -> [String?] {
            try events(day(id), head: head).map { $0["UID"] }
        }
        let uuid = "dbf08b1a-cb46-5289-8e07-2434e87b24f1"
        #expect(try names("", uuid) == names(#""title": "T", "#, uuid))
        #expect(try names("", "r") != names(#""title": "T", "#, "r"))
        func mayCollide(_ head: String, _ id: String) throws -> Bool {
            let schedule = try #require(read(document(day(id), before: head)).schedule)
            var options = ExportOptions()
            options.person = try People(of: schedule).choosing(["K"])
            return ScheduleExport(schedule, as: .ics, options).mayCollide
        }
        #expect(try mayCollide("", "r") && mayCollide(#""title": "T", "#, "r"))
        #expect(try !mayCollide("", uuid) && !mayCollide(#""id": "w", "#, "r"))
    }

    /// Both years of the example, everybody's calendar: each assignment is in one of them, and no file has another's
    /// name.
    @Test func `everybody's calendars together have every assignment, and each has one name`() throws {
        var schedule = try #require(ScheduleReader.read(try TestFiles.example("clinic.json"), file: "a").schedule)
        schedule.people = PersonalCalendarTests.clinic
        let people = People(of: schedule)
        let texts = schedule.days.flatMap(\.texts).map(\.text).filter { schedule.closing($0) == nil }
        let assignments = texts.reduce(0) { $0 + people.assignments(in: $1).assignments.count }
        var (count, names) = (0, Set<Substring>())
        for person in schedule.people {
            let text = try calendar(of: schedule, person.name).replacing("\r\n ", with: "")
            let ids = text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
            (count, names) = (count + ids.count, names.union(ids))
            for other in schedule.people where other != person {
                #expect(!text.lowercased().contains(other.name.lowercased()), "\(person.name)")
            }
            let summaries = Set(text.split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") })
            #expect(summaries.allSatisfy { !$0.contains(#/[A-ZŽ]\.|, |\b[A-NP-ZŽ]\b/#) }, "\(summaries)")
        }
        #expect(count == assignments && names.count == count && count > 5000, "\(count), \(assignments)")
    }

    private static let clinic = [
        "Averbeck", "Belacqua", "Corvane", "D'Ormesse", "Fjellåsen", "Granholt-Pym", "Kovář", "McQuillster", "Núñolver",
        "O’Brannoch", "Pellëtier-St. Aubin", "Szőllősdal", "Thistlewaite-Mbekanni", "Žurawin",
    ].map { Person(name: $0, initials: $0 == "Žurawin" ? "Z" : String($0.prefix(1))) }

    @Test func `a schedule that is read from another file, or from the store, has the same calendar`() throws {
        let text = try #require(read(Samples.everything.replacing("A, B", with: "P")).schedule)
        let once = try calendar(of: text, "P")
        #expect(once.contains("Two") && once.contains("SUMMARY:ER"))
        for format in [ExportFormat.json, .ics] {
            let bytes = ScheduleExport(text, as: format).bytes
            let other = try #require(ScheduleReader.read(bytes, file: "/elsewhere").schedule)
            if format == .json { #expect(try calendar(of: other, "P") == once) }
        }
        try withStore { store in
            _ = try store.import(read(Samples.everything.replacing("A, B", with: "P")), from: "/x")
            #expect(try calendar(of: #require(store.read().schedule), "P") == once)
        }
    }

    @Test func `the calendar can be read again`() throws {
        let text = try calendar(
            #"{"date": "2025-07-01", "os": "K", "call": "K until 17:00"}"#,
            head: #""timeZone": "Europe/Prague", "id": "w", "title": "T", "#)
        let result = read(text, as: "k.ics")
        #expect(result.findings == [])
        let schedule = try #require(result.schedule)
        #expect(schedule.title == "T: Kovář" && schedule.timeZone == "Europe/Prague" && schedule.id?.count == 36)
        #expect(result.occurrences == ["2025-07-01 OS", "2025-07-01 0:00-17:00 CALL (– 17:00)"])
    }
}

extension String {
    fileprivate func components(of separator: String) -> [String] {
        var (rest, parts) = (self[...], [String]())
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
