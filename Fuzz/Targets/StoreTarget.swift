import CalendarCore

@testable import ScheduleIO

extension FuzzTarget {
    /// The rows of a store: values that the input chooses, in all tables.
    static let store = FuzzTarget("store") {
        let imported = ScheduleReader.read(Array(newSchedule.utf8), file: "new.json", format: .json)
        return { input in
            do throws(StoreError) {
                let store = try ScheduleStore.temporary("f")
                try StoreSchema.prepare(store.database)
                var rows = StoreRows(input)
                while let statement = rows.next() { try? store.database.execute(statement) }
                try read(store)
                var options = ScheduleStore.ImportOptions()
                options.isDryRun = true
                _ = try store.import(imported, from: "new.json", options)
                try read(store)
            } catch {
                require(!error.description.isEmpty, "a failure without words")
            }
        }
    }

    private static func read(_ store: ScheduleStore) throws(StoreError) {
        let january = CivilDate(year: 2025, month: 1, day: 1)!...CivilDate(year: 2025, month: 1, day: 31)!
        check(try store.read(january))
        check(try store.read())
        check(try store.read(asOf: january.lowerBound))
        check(try store.read(january, asOf: january.upperBound))
        _ = (try store.extent, try store.contents, try store.declarations)
    }

    private static let newSchedule = """
        {"format": "provider-schedule", "version": 1, "days": [{"date": "2025-01-01", "os": "A", "id": "a"},
        {"date": "2025-01-02", "cl": "B"}], "notes": [{"month": "2025-01", "line1": "N"}],
        "events": [{"title": "E", "start": "2025-01-02T09:00", "end": "2025-01-02T10:00"}]}
        """
}
