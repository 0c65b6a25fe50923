import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// The hash of a template, and what contradicts it, its items or its counts.
@Suite struct ChecklistIntegrityTests {
    private typealias Samples = ChecklistSamples

    private func sealed(_ hash: String = Samples.hash) -> String {
        Samples.template.replacing("\"items\"", with: "\"hash\": \"\(hash)\", \"items\"")
    }

    @Test func `the hash is that of the canonical form, however the file is laid out`() throws {
        let template = try #require(Samples.read().schedule?.checklists.templates.first)
        #expect(ChecklistSeal.hash(of: template) == Samples.hash)
        let others = [
            ChecklistTemplate(
                id: "flug", name: "Flüge", items: [ChecklistItem(id: "ž", title: "Kovář grüßt 🙂", order: -2)]),
            ChecklistTemplate(id: "x", name: "y", items: []),
        ]
        #expect(
            others.map(ChecklistSeal.hash) == [
                "0b71deb56c919a3e8180cc15ac4ec2a8d55092ffa9aec159fc841a5cfe0b6e76",
                "1608b64aaa0a7f51789fe18b898555a2df08d2d57349d41bfcb1eca5cb540562",
            ])
        let moved = """
            {"items":[{"order":2,"title":"Keys","section":"First day","id":"b"},{"section":"First week","id":"c",
            "order":3,"title":"Fit test"},{"id":"a","section":"First day","title":"Badge","notes":"At the desk",
            "order":1}],"hash":"\(Samples.hash.uppercased())","phase":"Orientation","category":"Clinic",
            "name":"Onboarding","id":"onboarding"}
            """
        #expect(Samples.errors(Samples.document(moved)) == [])
    }

    @Test func `a value that moves to another field, and one that is absent, give another hash`() {
        func hash(_ category: String?, _ phase: String?, _ section: String? = nil, _ notes: String? = nil) -> String {
            let item = ChecklistItem(id: "a", title: "b", notes: notes, order: 1, section: section)
            return ChecklistSeal.hash(
                of: ChecklistTemplate(id: "t", name: "n", category: category, phase: phase, items: [item]))
        }
        let hashes = [
            hash(nil, nil), hash("", nil), hash(nil, ""), hash("", ""), hash("x", nil), hash(nil, "x"), hash("x", "y"),
            hash("xy", nil), hash(nil, nil, "x"), hash(nil, nil, nil, "x"), hash("-", nil), hash("1:x\n-", nil),
        ]
        #expect(Set(hashes).count == hashes.count)
    }

    @Test(arguments: [
        ("\"onboarding\"", "\"onboardinG\""), ("Onboarding", "Onboardinq"), ("Clinic", "Clinics"),
        ("Orientation", "Orientatiom"), ("\"a\"", "\"aa\""), ("Badge", "badge"), ("At the desk", "At the Desk"),
        ("\"order\": 3", "\"order\": 4"), ("First week", "First weak"), (", \"notes\": \"At the desk\"", ""),
    ])
    func `a changed letter is an error that names the template`(text: String, other: String) {
        let errors = Samples.errors(Samples.document(sealed().replacing(text, with: other), ""))
        #expect(errors.count == 1 && errors[0].hasPrefix("1.json:2:"), "\(errors)")
        #expect(errors.first?.contains("does not match its hash") == true)
    }

    @Test func `of forty people with a changed template all are refused by name`() {
        let people = (1...40).map { "Person \($0)" }
        let progress = people.map { #"{"person": "\#($0)", "template": "onboarding", "items": []}"# }
        let template = Samples.document(sealed().replacing("Keys", with: "Keyz"), "")
        let whole = Samples.errors(template, Samples.document("", progress.joined(separator: ",\n")))
        #expect(whole.count == 41)
        for (index, person) in people.enumerated() {
            #expect(
                whole[index + 1].contains(
                    "error: '\(person)' has progress with template 'onboarding', which does not match its hash"))
        }
    }

    @Test(arguments: [
        (
            "\"item\": \"b\"", "\"item\": \"z\"",
            "1.json:8:10: error: 'Dr. Corvane' has progress with item 'z', which template 'onboarding' lacks"
        ),
        (
            "\"template\": \"onboarding\"", "\"template\": \"other\"",
            "1.json:6:25: error: 'Dr. Corvane' has progress with template 'other', which no source has"
        ),
        (
            "\"completed\": 1", "\"completed\": 2",
            "1.json:6:25: error: 'Dr. Corvane' has a stored count of 2 items done, not 1 of template 'onboarding'"
        ),
        (
            "\"total\": 3", "\"total\": 2",
            "1.json:6:25: error: 'Dr. Corvane' has a stored total of 2 items, not 3 of template 'onboarding'"
        ),
        (
            "\"percent\": 33", "\"percent\": 35",
            "1.json:6:25: error: 'Dr. Corvane' has a stored share of 35 %, not 1 of 3 of template 'onboarding'"
        ),
    ])
    func `what the items contradict is an error with its place`(text: String, other: String, message: String) {
        #expect(Samples.errors(Samples.document().replacing(text, with: other)) == [message])
    }

    @Test func `a percentage can be rounded in any way`() {
        for percent in [33, 34] {
            #expect(
                Samples.errors(Samples.document().replacing("\"percent\": 33", with: "\"percent\": \(percent)")) == [])
        }
    }

    @Test func `a template can be in another source, and a part of the sources lacks it`() {
        let (template, progress) = (Samples.document(sealed(), ""), Samples.document(""))
        #expect(Samples.errors(progress, template) == [])
        #expect(Samples.errors(progress).count == 1)
        #expect(ScheduleReader.merge([Samples.read(progress)], isComplete: false).errors.isEmpty)
    }

    @Test func `random templates keep their hash, and a random change breaks it`() throws {
        var generator = SplitMix64(RandomTests.firstSeed)
        for _ in 0..<RandomTests.count("CALPRINT_CHECKLISTS", default: 400) {
            let checklists = RandomChecklists(&generator)
            let template = ChecklistSeal.sealed(checklists.templates[0])
            let changed = RandomChecklists.changing(template, &generator)
            #expect(
                ChecklistSeal.isIntact(template) && !ChecklistSeal.isIntact(changed),
                "seed \(RandomTests.firstSeed): \(changed)")
        }
    }
}
