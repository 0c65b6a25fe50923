import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Reads the people of cards.
private func people(_ lines: String...) -> [Person] {
    ScheduleReader.read(Array(lines.joined(separator: "\r\n").utf8), file: "c").schedule?.people ?? []
}

private func findings(_ lines: String...) -> [String] {
    ScheduleReader.read(Array(lines.joined(separator: "\r\n").utf8), file: "c").places
}

struct VCardTests {
    @Test func aCardIsAPersonWithAPhone() {
        let found = people(
            "BEGIN:VCARD", "VERSION:4.0", "FN:Dr. Ana Kovář", "N:Kovář;Ana;;Dr.;",
            "TEL;VALUE=uri;TYPE=cell:tel:555-0147",
            "END:VCARD")
        #expect(found == [Person(name: "Dr. Ana Kovář", spellings: ["Kovář"], phone: "555-0147")])
    }

    @Test func aFamilyNameOfTwoCardsIsNobodysName() {
        let found = people(
            "BEGIN:VCARD", "FN:Ana Kovář", "N:Kovář;Ana", "END:VCARD", "BEGIN:VCARD", "FN:Bo Kovář", "N:Kovář;Bo",
            "END:VCARD")
        #expect(found.map(\.names) == [["Ana Kovář"], ["Bo Kovář"]])
    }

    @Test func twoCardsOfOneNameAreAnError() {
        #expect(
            findings("BEGIN:VCARD", "FN:Kovář", "END:VCARD", "BEGIN:VCARD", "FN:kovář", "END:VCARD")
                == ["ambiguous-name 4:1"])
    }

    @Test func aNicknameOfTwoCardsIsNobodysName() {
        let found = people(
            "BEGIN:VCARD", "FN:Ana Kovář", "NICKNAME:Ko,An", "END:VCARD", "BEGIN:VCARD", "FN:Bo Kovář",
            "NICKNAME:Ko,Ana Kovář", "END:VCARD")
        #expect(found.map(\.names) == [["Ana Kovář", "An"], ["Bo Kovář"]])
    }

    @Test(arguments: [
        (["TEL:1", "TEL;TYPE=cell:2", "TEL;TYPE=\"home,pref\":3"], "3"),
        (["TEL:1", "item1.TEL;TYPE=CELL;TYPE=VOICE:2"], "2"), (["TEL:1", "TEL:2"], "1"),
        (["TEL;PREF=1:1", "TEL;TYPE=cell:2"], "1"),
    ])
    func thePreferredPhoneCountsThenAMobileOne(_ phones: [String], _ expected: String) {
        let card = (["BEGIN:VCARD", "FN:Kovář"] + phones + ["END:VCARD"]).joined(separator: "\n")
        let result = ScheduleReader.read(Array(card.utf8), file: "c")
        #expect(result.schedule?.people.map(\.phone) == [expected])
        #expect(result.findings.map(\.severity) == [.note])
    }

    @Test func aCardWithoutANameOrAnEndIsReported() {
        #expect(findings("BEGIN:VCARD", "TEL:1", "END:VCARD") == ["missing-field 1:1"])
        #expect(findings("BEGIN:VCARD", "FN:Kovář") == ["unexpected-end 1:1"])
        #expect(
            findings("BEGIN:VCARD", "FN;ENCODING=QUOTED-PRINTABLE:Kov=C3=A1=C5=99", "END:VCARD") == ["wrong-format 2:1"]
        )
        #expect(
            findings("BEGIN:VCARD", "FN:Kovář", "TEL:\(String(repeating: "5", count: 41))", "END:VCARD")
                == ["text-too-long 3:5"])
    }

    @Test func thePeopleOfCardsCanBeExportedAndReadAgain() throws {
        let cards = try #require(ScheduleReader.read(try TestFiles.example("phones.vcf"), file: "c").schedule)
        let again = ScheduleReader.read(ScheduleExport(cards, as: .json).bytes, file: "j")
        #expect(again.findings.isEmpty, "\(again.findings)")
        #expect(again.schedule?.people == cards.people)
    }

    @Test func aPersonOfAScheduleTakesThePhoneOfTheirCard() {
        let clinic = Array(
            #"{"format":"provider-schedule","version":1,"people":[{"name":"Kovář","initials":"K"}],"days":[]}"#.utf8)
        let card = Array("BEGIN:VCARD\nFN:Dr. Ana Kovář\nN:Kovář;Ana\nTEL:555-0147\nEND:VCARD".utf8)
        for order in [[clinic, card], [card, clinic]] {
            let people = ScheduleReader.merge(order.map { ScheduleReader.read($0, file: "f") }).schedule?.people ?? []
            #expect(people.count == 1)
            #expect(people.first?.phone == "555-0147")
            #expect(people.first?.isCalled("K") == true)
        }
    }

    @Test(arguments: ["phones.vcf", "documents.csv", "checklist.json"])
    func aSourceOfPeopleAloneBringsNoLines(_ example: String) throws {
        let days = ScheduleReader.read(
            Array(
                #"{"format":"provider-schedule","version":1,"lines":[{"key":"d","label":"D"}],"closed":["SHUT"],"#
                    .utf8)
                + Array(#""days":[{"date":"2025-01-02","d":"X"}]}"#.utf8), file: "d")
        let people = ScheduleReader.read(try TestFiles.example(example), file: example)
        for sources in [[days, people], [people, days]] {
            let merged = try #require(ScheduleReader.merge(sources).schedule)
            #expect(merged.lines.map(\.key) == ["d"])
            #expect(merged.closedWords == days.schedule?.closedWords)
        }
    }
}
