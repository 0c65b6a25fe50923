// Languages of South and Southeast Asia.

extension PagePhrases {
    /// Hindi.
    static var hindi: PagePhrases {
        PagePhrases(
            notes: "टिप्पणियाँ", continued: "{title}, जारी",
            continuedOutline: "जारी, पृ. {page}",
            inFull: "पूरा विवरण: वे दिन जो पृष्ठ {page} पर आंशिक रूप से दिखाए गए हैं",
            more: "{count} और, पृ. {page}", page: "पृ. {page}",
            pageOf: "{count} में से पृष्ठ {page}",
            cut: "… पृ. {page}", cutAbove: "… नीचे",
            asOf: "{date}, {time} तक",
            today: "आज", from: "{time} से", until: "{time} तक",
            toDate: "{date} तक", onDays: "{text}, {first} से {last} तक",
            tentative: "{text} (अनंतिम)", week: "सप्ताह", nothing: "कुछ नहीं",
            busy: "व्यस्त",
            roster: "{title} · ड्यूटी रोस्टर",
            numberedWeek: "सप्ताह {week}", allDay: "पूरे दिन", nobody: "{line}: कोई नहीं",
            changes: "परिवर्तन", noLonger: "अब नहीं: {text}")
    }

    /// Thai.
    static var thai: PagePhrases {
        PagePhrases(
            notes: "หมายเหตุ", continued: "{title} (ต่อ)",
            continuedOutline: "ต่อ, หน้า {page}",
            inFull: "แสดงครบถ้วน: วันที่หน้า {page} แสดงเพียงบางส่วน",
            more: "อีก {count} รายการ, หน้า {page}", page: "หน้า {page}",
            pageOf: "หน้า {page} จาก {count}",
            cut: "… หน้า {page}", cutAbove: "… ด้านล่าง",
            asOf: "ข้อมูล ณ {date}, {time}",
            today: "วันนี้", from: "ตั้งแต่ {time}", until: "ถึง {time}",
            toDate: "ถึง {date}", onDays: "{text}, {first} ถึง {last}",
            tentative: "{text} (ยังไม่ยืนยัน)", week: "สัปดาห์", nothing: "ไม่มี",
            busy: "ไม่ว่าง",
            roster: "{title} · ตารางเวร",
            numberedWeek: "สัปดาห์ที่ {week}", allDay: "ทั้งวัน", nobody: "{line}: ไม่มีใคร",
            changes: "การเปลี่ยนแปลง", noLonger: "ยกเลิกแล้ว: {text}")
    }

    /// Vietnamese.
    static var vietnamese: PagePhrases {
        PagePhrases(
            notes: "Ghi chú", continued: "{title} (tiếp)",
            continuedOutline: "tiếp, tr. {page}",
            inFull: "Đầy đủ: những ngày mà trang {page} chỉ hiển thị một phần",
            more: "còn {count} mục, tr. {page}", page: "tr. {page}",
            pageOf: "trang {page}/{count}",
            cut: "… tr. {page}", cutAbove: "… bên dưới",
            asOf: "cập nhật {date}, {time}",
            today: "hôm nay", from: "từ {time}", until: "đến {time}",
            toDate: "đến {date}", onDays: "{text}, {first} đến {last}",
            tentative: "{text} (dự kiến)", week: "Tuần", nothing: "trống",
            busy: "bận",
            roster: "{title} · lịch trực",
            numberedWeek: "Tuần {week}", allDay: "cả ngày", nobody: "{line}: không có ai",
            changes: "Thay đổi", noLonger: "không còn: {text}")
    }

    /// Indonesian.
    static var indonesian: PagePhrases {
        PagePhrases(
            notes: "Catatan", continued: "{title}, lanjutan",
            continuedOutline: "lanjutan, hlm. {page}",
            inFull: "Lengkap: hari yang ditampilkan sebagian di halaman {page}",
            more: "{count} lagi, hlm. {page}", page: "hlm. {page}",
            pageOf: "halaman {page} dari {count}",
            cut: "… hlm. {page}", cutAbove: "… di bawah",
            asOf: "per {date}, {time}",
            today: "hari ini", from: "mulai {time}", until: "sampai {time}",
            toDate: "sampai {date}", onDays: "{text}, {first} sampai {last}",
            tentative: "{text} (tentatif)", week: "Mgg", nothing: "kosong",
            busy: "sibuk",
            roster: "{title} · jadwal tugas",
            numberedWeek: "Minggu {week}", allDay: "sepanjang hari", nobody: "{line}: tidak ada orang",
            changes: "Perubahan", noLonger: "tidak lagi: {text}")
    }
}
