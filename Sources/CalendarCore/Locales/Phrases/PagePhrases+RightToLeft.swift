// Languages that are written from right to left. Which way a value runs is decided where it is set.

extension PagePhrases {
    /// Arabic.
    static var arabic: PagePhrases {
        PagePhrases(
            notes: "ملاحظات", continued: "{title} (تابع)",
            continuedOutline: "تابع، ص {page}",
            inFull: "كاملةً: الأيام التي تعرضها الصفحة {page} جزئيًا",
            more: "المزيد: {count}، ص {page}", page: "ص {page}",
            pageOf: "صفحة {page} من {count}",
            cut: "… ص {page}", cutAbove: "… أدناه",
            asOf: "حتى {date}، {time}",
            today: "اليوم", from: "من {time}", until: "حتى {time}",
            toDate: "حتى {date}", onDays: "{text}، {first} – {last}",
            placed: "{text}، {place}", tentative: "{text} (مبدئي)", week: "أسبوع", nothing: "لا شيء",
            busy: "مشغول",
            roster: "{title} · جدول المناوبات",
            numberedWeek: "الأسبوع {week}", allDay: "طوال اليوم", nobody: "{line}: لا أحد",
            changes: "التغييرات", noLonger: "لم يعد: {text}")
    }

    /// Hebrew.
    static var hebrew: PagePhrases {
        PagePhrases(
            notes: "הערות", continued: "{title}, המשך",
            continuedOutline: "המשך, עמ׳ {page}",
            inFull: "במלואם: הימים שעמוד {page} מציג בחלקם",
            more: "ועוד {count}, עמ׳ {page}", page: "עמ׳ {page}",
            pageOf: "עמוד {page} מתוך {count}",
            cut: "… עמ׳ {page}", cutAbove: "… למטה",
            asOf: "נכון לתאריך {date}, {time}",
            today: "היום", from: "משעה {time}", until: "עד שעה {time}",
            toDate: "עד {date}", onDays: "{text}, {first} עד {last}",
            tentative: "{text} (לא סופי)", week: "שבוע", nothing: "אין",
            busy: "תפוס",
            roster: "{title} · לוח משמרות",
            numberedWeek: "שבוע {week}", allDay: "כל היום", nobody: "{line}: אין איש",
            changes: "שינויים", noLonger: "כבר לא: {text}")
    }

    /// Persian.
    static var persian: PagePhrases {
        PagePhrases(
            notes: "یادداشت‌ها", continued: "{title}، ادامه",
            continuedOutline: "ادامه، ص {page}",
            inFull: "به‌طور کامل: روزهایی که صفحهٔ {page} بخشی از آن‌ها را نشان می‌دهد",
            more: "{count} مورد دیگر، ص {page}", page: "ص {page}",
            pageOf: "صفحهٔ {page} از {count}",
            cut: "… ص {page}", cutAbove: "… در پایین",
            asOf: "به‌روز تا {date}، {time}",
            today: "امروز", from: "از {time}", until: "تا {time}",
            toDate: "تا {date}", onDays: "{text}، {first} تا {last}",
            placed: "{text}، {place}", tentative: "{text} (غیرقطعی)", week: "هفته", nothing: "هیچ",
            busy: "مشغول",
            roster: "{title} · برنامهٔ شیفت‌ها",
            numberedWeek: "هفتهٔ {week}", allDay: "تمام روز", nobody: "{line}: هیچ‌کس",
            changes: "تغییرات", noLonger: "دیگر نه: {text}")
    }

    /// Urdu.
    static var urdu: PagePhrases {
        PagePhrases(
            notes: "نوٹس", continued: "{title}، جاری",
            continuedOutline: "جاری، ص {page}",
            inFull: "مکمل: وہ دن جو صفحہ {page} پر جزوی دکھائے گئے ہیں",
            more: "مزید {count}، ص {page}", page: "ص {page}",
            pageOf: "صفحہ {page} از {count}",
            cut: "… ص {page}", cutAbove: "… نیچے",
            asOf: "تازہ ترین: {date}، {time}",
            today: "آج", from: "{time} سے", until: "{time} تک",
            toDate: "{date} تک", onDays: "{text}، {first} تا {last}",
            placed: "{text}، {place}", tentative: "{text} (غیر حتمی)", week: "ہفتہ", nothing: "کچھ نہیں",
            busy: "مصروف",
            roster: "{title} · ڈیوٹی روسٹر",
            numberedWeek: "ہفتہ {week}", allDay: "پورا دن", nobody: "{line}: کوئی نہیں",
            changes: "تبدیلیاں", noLonger: "اب نہیں: {text}")
    }
}
