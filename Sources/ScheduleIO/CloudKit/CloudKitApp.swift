/// The apps whose records in CloudKit are read. The raw value is the word in configurations.
public enum CloudKitApp: String, CaseIterable, Sendable {
    /// The original app: days and monthly notes.
    case schedule
    /// The training app: people, their checklists and documents.
    case training

    /// The types of its records.
    package var recordTypes: [String] {
        switch self {
        case .schedule: ["CD_DailySchedule", "CD_MonthlyNotes"]
        case .training: TrainingRecord.Kind.allCases.map(\.rawValue)
        }
    }
}
