import CalendarCore

@testable import ScheduleIO

/// The document of a list with three items, and how far Corvane is with it.
enum ChecklistSamples {
    static let template = """
        {"id": "onboarding", "name": "Onboarding", "category": "Clinic", "phase": "Orientation", "items": [
        {"id": "a", "title": "Badge", "notes": "At the desk", "order": 1, "section": "First day"},
        {"id": "b", "title": "Keys", "order": 2, "section": "First day"},
        {"id": "c", "title": "Fit test", "order": 3, "section": "First week"}]}
        """
    /// Computed by another program, from the rules in Docs/Checklists.md.
    static let hash = "a8fd9cd916b17e27cee1b5ba1031bc4b6403ca9e9e55095656537a3089464253"

    static let progress = """
        {"person": "Dr. Corvane", "template": "onboarding", "started": "2026-01-05", "target": "2026-03-01",
        "items": [{"item": "a", "done": true, "date": "2026-01-05", "by": "MA", "notes": "ok", "comments": "fine"},
        {"item": "b", "done": false}], "comments": "keen",
        "documents": [{"kind": "CPR", "required": true, "expires": "2026-07-01"},
        {"kind": "DEA", "expires": null}, {"kind": "License", "required": false, "expires": "never"}],
        "hours": {"dual": 12.5, "solo": 3}, "completed": 1, "total": 3, "percent": 33,
        "address": "1 Cedar Lane", "phone": "555 0100", "licence": "L1", "ftn": "F2", "biography": "Sails"}
        """

    static func document(_ templates: String = template, _ progress: String = progress) -> String {
        "{\"format\": \"provider-checklists\", \"version\": 1,\n\"templates\": [\(templates)],\n\"progress\": [\(progress)]}"
    }

    static func read(_ text: String = document(), as file: String = "c.json") -> ReadResult {
        ScheduleReader.read(Array(text.utf8), file: file)
    }

    /// The errors of the sources together.
    static func errors(_ texts: String...) -> [String] {
        let results = texts.enumerated().map { read($1, as: "\($0 + 1).json") }
        return ScheduleReader.merge(results).errors.map(\.description)
    }
}
