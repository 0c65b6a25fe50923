// The phrases of each language: a block of lines as in the table of CLDR.
//
// No native speaker has checked them yet (Docs/Locales.md). The layout decides which way a value runs. Finnish,
// Hungarian, Greek and Turkish inflect a word before a number, so no phrase of theirs has one. Japanese and Chinese
// have full-width punctuation, which needs no space beside it.

extension LocaleTable {
    /// The phrases of pages, by the names of their properties in ``PagePhrases``. A language that leaves one out has
    /// the sign of the root.
    static let phrases = LocaleTable(
        """
        root // signs, for languages without words of their own: the same everywhere, and in every face
          notes •; continued … {title}; continuedOutline … » {page}; inFull « {page}
          more +{count} » {page}; page » {page}; pageOf {page} / {count}; cut … » {page}; cutAbove … »
          titled {title} · {words}; asOf {date}; moment {date}, {time}; today •
          from {time} –; until – {time}; toDate – {date}
          onDays {text}, {first} – {last}
          timed {time} {text}; placed {text}, {place}; tentative {text} (?); week #; nothing –
          busy ×; closed ×
          roster {title}; numberedWeek # {week}; allDay 0–24; nobody {line}: 0; changes ±; noLonger – {text}
          was {text}; openTask ○; doneTask ✓; key =
          changesSince ± {date}; wanted / {count}; onCall 24/7; halfDay 1/2
          notUpdated ! {date}; incomplete …
          expires {person}: {document} ×; expiresOn {person}: {document} × {date}
          documents {title}; missing ×; orExpired ×; missingOrExpired ×; orBefore – {count}; toRenew » {date}
          fine ✓; notRequired ·; now !; soon »
          lasts – {date}; then » {name}
          markedDays {entries}: {count}; events *
          noAppointments 0:
          done ✓; doneOn ✓ {date}; stillOpen ○; doneCount ✓ {count} / {total}; ofTotal {count} / {total}
          percent {count} %; by =; itemNotes •; started {date} –; target – {date}; dual 2 · {hours}; solo 1 · {hours}
          comment » {text}; ownDocuments ×; address @; phone +; licence #; ftn ##; biography …
        ar // Arabic
          notes ملاحظات; continued {title} (تابع); continuedOutline تابع، ص {page}
          inFull كاملةً: الأيام التي تعرضها الصفحة {page} جزئيًا
          more المزيد: {count}، ص {page}; page ص {page}; pageOf صفحة {page} من {count}; cut … ص {page}
          cutAbove … أدناه
          asOf حتى {date}; moment {date}، {time}; today اليوم; from من {time}; until حتى {time}; toDate حتى {date}
          onDays {text}، {first} – {last}
          placed {text}، {place}; tentative {text} (مبدئي); week أسبوع; nothing لا شيء; busy مشغول; closed مغلق
          roster {title} · جدول المناوبات; numberedWeek الأسبوع {week}; allDay طوال اليوم; nobody {line}: لا أحد
          changes التغييرات; noLonger لم يعد: {text}; was سابقًا: {text}
          openTask مهمة مفتوحة:; doneTask مهمة منجزة:; key من هو من
          done تم; doneOn تم، {date}; stillOpen لم يتم; doneCount تم {count} من {total}; ofTotal {count} من {total}
          percent {count}٪; by بواسطة; itemNotes ملاحظات; started البدء {date}; target الهدف {date}
          dual مع مدرب {hours} س; solo منفردًا {hours} س; comment تعليق: {text}; ownDocuments الوثائق; address العنوان
          phone الهاتف; licence الرخصة; ftn رقم FTN; biography نبذة
          changesSince التغييرات منذ {date}; wanted من {count}; onCall مناوب; halfDay نصف يوم
          notUpdated لم يُحدَّث منذ {date}; incomplete غير مكتمل
          expires {person}: تنتهي صلاحية {document}; expiresOn {person}: تنتهي صلاحية {document} في {date}
          lasts حتى {date}; then ثم {name}
          markedDays الأيام ({entries}): {count}; events أحداث
          noAppointments بلا مواعيد:
        cs // Czech
          notes Poznámky; continued {title}, pokračování; continuedOutline pokračování, s. {page}
          inFull V úplnosti: dny, které strana {page} ukazuje jen zčásti
          more ještě {count}, s. {page}; page s. {page}; pageOf strana {page} z {count}; cut … s. {page}
          cutAbove … níže
          asOf stav: {date}; today dnes; from od {time}; until do {time}; toDate do {date}
          tentative {text} (předběžně); week Týd.; nothing nic; busy obsazeno; closed zavřeno
          roster {title} · rozpis služeb; numberedWeek {week}. týden; allDay celý den; nobody {line}: nikdo
          changes Změny; noLonger již ne: {text}; was dříve {text}
          openTask úkol, otevřený:; doneTask úkol, hotový:; key Kdo je kdo
          done hotovo; doneOn hotovo, {date}; stillOpen nehotovo; doneCount hotovo {count} z {total}
          ofTotal {count} z {total}; by kdo; itemNotes poznámky; started začátek {date}; target cíl {date}
          dual s instruktorem {hours} h; solo samostatně {hours} h; comment komentář: {text}; ownDocuments Doklady
          address Adresa; phone Telefon; licence Průkaz; ftn FTN; biography Životopis
          changesSince Změny od {date}; wanted z {count}; onCall pohotovost; halfDay půl dne
          notUpdated neaktualizováno od {date}; incomplete neúplné
          expires {person}: {document} pozbývá platnosti; expiresOn {person}: {document} pozbývá platnosti {date}
          lasts do {date}; then pak {name}
          markedDays dny ({entries}): {count}; events události
          noAppointments Bez termínů:
        da // Danish
          notes Noter; continued {title}, fortsat; continuedOutline fortsat, s. {page}
          inFull I sin helhed: de dage, som side {page} viser delvist
          more {count} mere, s. {page}; page s. {page}; pageOf side {page} af {count}; cut … s. {page}
          cutAbove … nedenfor
          asOf opdateret {date}; today i dag; from fra kl. {time}; until til kl. {time}; toDate til {date}
          onDays {text}, {first} til {last}
          tentative {text} (foreløbig); week Uge; nothing intet; busy optaget; closed lukket
          roster {title} · vagtplan; numberedWeek Uge {week}; allDay hele dagen; nobody {line}: ingen
          changes Ændringer; noLonger ikke længere: {text}; was før {text}
          openTask opgave, åben:; doneTask opgave, udført:; key Hvem er hvem
          done udført; doneOn udført, {date}; stillOpen åben; doneCount {count} af {total} udført
          ofTotal {count} af {total}; by af; itemNotes noter; started begyndt {date}; target mål {date}
          dual med instruktør {hours} t; solo solo {hours} t; comment kommentar: {text}; ownDocuments Dokumenter
          address Adresse; phone Telefon; licence Licens; ftn FTN; biography Biografi
          changesSince Ændringer siden {date}; wanted af {count}; onCall på vagt; halfDay halv dag
          notUpdated ikke opdateret siden {date}; incomplete ufuldstændig
          expires {document} for {person} udløber; expiresOn {document} for {person} udløber {date}
          lasts til {date}; then derefter {name}
          markedDays dage med {entries}: {count}; events begivenheder
          noAppointments Ingen aftaler:
        de // German
          notes Notizen; continued {title}, Fortsetzung; continuedOutline Fortsetzung, S. {page}
          inFull Vollständig: die Tage, die Seite {page} nur teilweise zeigt
          more noch {count}, S. {page}; page S. {page}; pageOf Seite {page} von {count}; cut … S. {page}
          cutAbove … unten
          asOf Stand: {date}; today heute; from ab {time}; until bis {time}; toDate bis {date}
          onDays {text}, {first} bis {last}
          tentative {text} (vorläufig); week KW; nothing nichts; busy belegt; closed geschlossen
          roster {title} · Dienstplan; numberedWeek KW {week}; allDay ganztägig; nobody {line}: niemand
          changes Änderungen; noLonger nicht mehr: {text}; was vorher {text}
          openTask Aufgabe, offen:; doneTask Aufgabe, erledigt:; key Wer ist wer
          done erledigt; doneOn erledigt, {date}; stillOpen offen; doneCount {count} von {total} erledigt
          ofTotal {count} von {total}; by von; itemNotes Notizen; started begonnen {date}; target Ziel {date}
          dual mit Lehrer {hours} h; solo allein {hours} h; comment Kommentar: {text}; ownDocuments Nachweise
          address Adresse; phone Telefon; licence Lizenz; ftn FTN; biography Biografie
          changesSince Änderungen seit {date}; wanted von {count}; onCall Bereitschaft; halfDay halber Tag
          notUpdated nicht aktualisiert seit {date}; incomplete unvollständig
          expires {document} von {person} läuft ab; expiresOn {document} von {person} läuft am {date} ab
          documents {title} · Nachweise; missing fehlt; orExpired oder abgelaufen
          missingOrExpired fehlt oder abgelaufen; orBefore oder früher: erneuern ({count} Tage)
          toRenew zu erneuern bis {date}; fine gültig; notRequired nicht nötig; now jetzt; soon bald
          lasts bis {date}; then dann {name}
          markedDays Tage mit {entries}: {count}; events Terminen
          noAppointments Ohne Termine:
        el // Greek
          notes Σημειώσεις; continued {title}, συνέχεια; continuedOutline συνέχεια, σ. {page}
          inFull Πλήρως: οι ημέρες που η σελίδα {page} δείχνει εν μέρει
          more ακόμη {count}, σ. {page}; page σ. {page}; pageOf σελίδα {page} από {count}; cut … σ. {page}
          cutAbove … παρακάτω
          asOf ενημέρωση: {date}; today σήμερα; from από {time}; until έως {time}; toDate έως {date}
          onDays {text}, {first} έως {last}
          tentative {text} (προσωρινό); week Εβδ.; nothing τίποτα; busy κατειλημμένο; closed κλειστά
          roster {title} · βάρδιες; numberedWeek Εβδομάδα {week}; allDay ολοήμερο; nobody {line}: κανείς
          changes Αλλαγές; noLonger όχι πια: {text}; was πριν {text}
          openTask εργασία, εκκρεμεί:; doneTask εργασία, ολοκληρώθηκε:; key Ποιος είναι ποιος
          done έγινε; doneOn έγινε, {date}; stillOpen εκκρεμεί; doneCount {count} από {total} έγιναν
          ofTotal {count} από {total}; by από; itemNotes σημειώσεις; started έναρξη {date}; target στόχος {date}
          dual με εκπαιδευτή {hours} ώ.; solo μόνος {hours} ώ.; comment σχόλιο: {text}; ownDocuments Έγγραφα
          address Διεύθυνση; phone Τηλέφωνο; licence Άδεια; ftn FTN; biography Βιογραφικό
          changesSince Αλλαγές από {date}; onCall εφημερία; halfDay μισή ημέρα
          notUpdated χωρίς ενημέρωση από {date}; incomplete ελλιπές
          expires {person}: {document} λήγει; expiresOn {person}: {document} λήγει στις {date}
          lasts έως {date}; then μετά {name}
          markedDays ημέρες ({entries}): {count}; events συμβάντα
          noAppointments Χωρίς ραντεβού:
        en // English
          notes Notes; continued {title}, continued; continuedOutline continued, p. {page}
          inFull The days that page {page} shows in part, in full
          more +{count} more, p. {page}; page p. {page}; pageOf page {page} of {count}; cut … p. {page}
          cutAbove … below
          asOf as of {date}; today today; from from {time}; until until {time}; toDate to {date}
          onDays {text}, {first} to {last}
          tentative {text} (tentative); week Wk; nothing nothing; busy busy; closed CLOSED
          roster {title} · roster; numberedWeek Week {week}; allDay all day; nobody {line}: nobody; changes Changes
          noLonger no longer: {text}; was was {text}
          openTask task, open:; doneTask task, done:; key Who is who
          done done; doneOn done, {date}; stillOpen open; doneCount {count} of {total} done
          ofTotal {count} of {total}; by by; itemNotes notes; started started {date}; target target {date}
          dual dual {hours} h; solo solo {hours} h; comment comment: {text}; ownDocuments Documents; address Address
          phone Phone; licence Licence; ftn FTN; biography Biography
          changesSince Changes since {date}; wanted of {count}; onCall on call; halfDay half day
          notUpdated not updated since {date}; incomplete incomplete
          expires {document} of {person} expires; expiresOn {document} of {person} expires on {date}
          documents {title} · documents; missing missing; orExpired or expired
          missingOrExpired missing or expired; orBefore or before: renew ({count} days)
          toRenew to renew by {date}; fine fine; notRequired not required; now now; soon soon
          lasts until {date}; then then {name}
          markedDays days with {entries}: {count}; events events
          noAppointments No appointments:
        es // Spanish
          notes Notas; continued {title}, continuación; continuedOutline continuación, p. {page}
          inFull Completos: los días que la página {page} muestra en parte
          more {count} más, p. {page}; page p. {page}; pageOf página {page} de {count}; cut … p. {page}
          cutAbove … abajo
          asOf actualizado: {date}; today hoy; from desde {time}; until hasta {time}; toDate hasta el {date}
          onDays {text}, del {first} al {last}
          tentative {text} (provisional); week Sem.; nothing nada; busy ocupado; closed cerrado
          roster {title} · cuadrante de turnos; numberedWeek Semana {week}; allDay todo el día; nobody {line}: nadie
          changes Cambios; noLonger ya no: {text}; was antes {text}
          openTask tarea, pendiente:; doneTask tarea, hecha:; key Quién es quién
          done hecho; doneOn hecho, {date}; stillOpen pendiente; doneCount {count} de {total} hechos
          ofTotal {count} de {total}; by por; itemNotes notas; started inicio {date}; target meta {date}
          dual con instructor {hours} h; solo solo {hours} h; comment comentario: {text}; ownDocuments Documentos
          address Dirección; phone Teléfono; licence Licencia; ftn FTN; biography Biografía
          changesSince Cambios desde el {date}; wanted de {count}; onCall de guardia; halfDay media jornada
          notUpdated sin actualizar desde el {date}; incomplete incompleto
          expires {document} de {person} caduca; expiresOn {document} de {person} caduca el {date}
          documents {title} · documentos; missing falta; orExpired o caducado
          missingOrExpired falta o caducado; orBefore o antes: renovar ({count} días)
          toRenew a renovar hasta el {date}; fine vigente; notRequired no necesario; now ya; soon pronto
          lasts hasta el {date}; then después {name}
          markedDays días con {entries}: {count}; events eventos
          noAppointments Sin citas:
        fa // Persian
          notes یادداشت‌ها; continued {title}، ادامه; continuedOutline ادامه، ص {page}
          inFull به‌طور کامل: روزهایی که صفحهٔ {page} بخشی از آن‌ها را نشان می‌دهد
          more {count} مورد دیگر، ص {page}; page ص {page}; pageOf صفحهٔ {page} از {count}; cut … ص {page}
          cutAbove … در پایین
          asOf به‌روز تا {date}; moment {date}، {time}; today امروز; from از {time}; until تا {time}; toDate تا {date}
          onDays {text}، {first} تا {last}
          placed {text}، {place}; tentative {text} (غیرقطعی); week هفته; nothing هیچ; busy مشغول; closed تعطیل
          roster {title} · برنامهٔ شیفت‌ها; numberedWeek هفتهٔ {week}; allDay تمام روز; nobody {line}: هیچ‌کس
          changes تغییرات; noLonger دیگر نه: {text}; was پیش‌تر: {text}
          openTask کار باز:; doneTask کار انجام‌شده:; key چه کسی کیست
          done انجام شد; doneOn انجام شد، {date}; stillOpen باز; doneCount {count} از {total} انجام شد
          ofTotal {count} از {total}; percent {count}٪; by توسط; itemNotes یادداشت‌ها; started شروع {date}
          target هدف {date}; dual با مربی {hours} ساعت; solo تنها {hours} ساعت; comment نظر: {text}
          ownDocuments مدارک; address نشانی; phone تلفن; licence گواهینامه; ftn FTN; biography زندگی‌نامه
          changesSince تغییرات از {date}; wanted از {count}; onCall کشیک; halfDay نصف روز
          notUpdated به‌روز نشده از {date}; incomplete ناقص
          expires {person}: {document} منقضی می‌شود; expiresOn {person}: {document} در {date} منقضی می‌شود
          lasts تا {date}; then سپس {name}
          markedDays روزها ({entries}): {count}; events رویدادها
          noAppointments بدون قرار ملاقات:
        fi // Finnish
          notes Huomautukset; continued {title}, jatkoa; continuedOutline jatkoa, s. {page}
          inFull Kokonaan: päivät, jotka sivu {page} näyttää osittain
          more vielä {count}, s. {page}; page s. {page}; pageOf sivu {page}/{count}; cut … s. {page}
          cutAbove … alla
          asOf päivitetty {date}; today tänään; from klo {time} alkaen; until klo {time} asti
          toDate päättyy {date}
          tentative {text} (alustava); week Vko; nothing ei mitään; busy varattu; closed suljettu
          roster {title} · työvuorot; numberedWeek Viikko {week}; allDay koko päivä; nobody {line}: ei ketään
          changes Muutokset; noLonger ei enää: {text}; was aiemmin {text}
          openTask tehtävä, avoin:; doneTask tehtävä, tehty:; key Kuka on kuka
          done tehty; doneOn tehty, {date}; stillOpen avoin; doneCount tehty {count}/{total}; ofTotal {count}/{total}
          by kuka; itemNotes huomautukset; started aloitettu {date}; target tavoite {date}
          dual opettajan kanssa {hours} h; solo yksin {hours} h; comment kommentti: {text}; ownDocuments Asiakirjat
          address Osoite; phone Puhelin; licence Lupakirja; ftn FTN; biography Esittely
          changesSince Muutokset {date} jälkeen; onCall päivystys; halfDay puoli päivää
          notUpdated ei päivitetty {date} jälkeen; incomplete puutteellinen
          expires {person}: {document} vanhenee; expiresOn {person}: {document} vanhenee {date}
          lasts päättyy {date}; then sitten {name}
          markedDays päivät ({entries}): {count}; events tapahtumat
          noAppointments Ei ajanvarauksia:
        fr // French
          notes Notes; continued {title}, suite; continuedOutline suite, p. {page}
          inFull En entier\u{a0}: les jours que la page {page} montre en partie
          more encore {count}, p. {page}; page p. {page}; pageOf page {page} sur {count}; cut … p. {page}
          cutAbove … ci-dessous
          asOf mis à jour le {date}; today aujourd’hui; from dès {time}; until jusqu’à {time}
          toDate jusqu’au {date}; onDays {text}, du {first} au {last}
          tentative {text} (provisoire); week Sem.; nothing rien; busy occupé; closed fermé
          roster {title} · planning; numberedWeek Semaine {week}; allDay toute la journée; nobody {line} : personne
          changes Modifications; noLonger supprimé : {text}; was avant : {text}
          openTask tâche à faire\u{a0}:; doneTask tâche faite\u{a0}:; key Qui est qui
          done fait; doneOn fait, {date}; stillOpen à faire; doneCount {count} sur {total} faits
          ofTotal {count} sur {total}; by par; itemNotes notes; started début {date}; target objectif {date}
          dual double {hours} h; solo solo {hours} h; comment commentaire\u{a0}: {text}; ownDocuments Documents
          address Adresse; phone Téléphone; licence Licence; ftn FTN; biography Biographie
          changesSince Modifications depuis le {date}; wanted sur {count}; onCall de garde; halfDay demi-journée
          notUpdated pas mis à jour depuis le {date}; incomplete incomplet
          expires {person} : {document} expire; expiresOn {person} : {document} expire le {date}
          documents {title} · documents; missing manque; orExpired ou expiré; missingOrExpired manque ou expiré
          orBefore ou avant : à renouveler ({count} jours); toRenew à renouveler d’ici le {date}; fine valable
          notRequired non requis; now à faire; soon bientôt
          lasts jusqu’au {date}; then puis {name}
          markedDays jours avec {entries} : {count}; events événements
          noAppointments Sans rendez-vous :
        he // Hebrew
          notes הערות; continued {title}, המשך; continuedOutline המשך, עמ׳ {page}
          inFull במלואם: הימים שעמוד {page} מציג בחלקם
          more ועוד {count}, עמ׳ {page}; page עמ׳ {page}; pageOf עמוד {page} מתוך {count}; cut … עמ׳ {page}
          cutAbove … למטה
          asOf נכון לתאריך {date}; today היום; from משעה {time}; until עד שעה {time}; toDate עד {date}
          onDays {text}, {first} עד {last}
          tentative {text} (לא סופי); week שבוע; nothing אין; busy תפוס; closed סגור
          roster {title} · לוח משמרות; numberedWeek שבוע {week}; allDay כל היום; nobody {line}: אין איש
          changes שינויים; noLonger כבר לא: {text}; was קודם: {text}
          openTask משימה פתוחה:; doneTask משימה שבוצעה:; key מי זה מי
          done בוצע; doneOn בוצע, {date}; stillOpen פתוח; doneCount {count} מתוך {total} בוצעו
          ofTotal {count} מתוך {total}; percent {count}%; by על ידי; itemNotes הערות; started התחלה {date}
          target יעד {date}; dual עם מדריך {hours} שע׳; solo לבד {hours} שע׳; comment הערת מדריך: {text}
          ownDocuments מסמכים; address כתובת; phone טלפון; licence רישיון; ftn FTN; biography ביוגרפיה
          changesSince שינויים מאז {date}; wanted מתוך {count}; onCall כוננות; halfDay חצי יום
          notUpdated לא עודכן מאז {date}; incomplete חלקי
          expires {person}: {document} פג תוקף; expiresOn {person}: {document} פג תוקף ב־{date}
          lasts עד {date}; then ואז {name}
          markedDays ימים ({entries}): {count}; events אירועים
          noAppointments ללא פגישות:
        hi // Hindi
          notes टिप्पणियाँ; continued {title}, जारी; continuedOutline जारी, पृ. {page}
          inFull पूरा विवरण: वे दिन जो पृष्ठ {page} पर आंशिक रूप से दिखाए गए हैं
          more {count} और, पृ. {page}; page पृ. {page}; pageOf {count} में से पृष्ठ {page}; cut … पृ. {page}
          cutAbove … नीचे
          asOf {date} तक; today आज; from {time} से; until {time} तक; toDate {date} तक
          onDays {text}, {first} से {last} तक
          tentative {text} (अनंतिम); week सप्ताह; nothing कुछ नहीं; busy व्यस्त; closed बंद
          roster {title} · ड्यूटी रोस्टर; numberedWeek सप्ताह {week}; allDay पूरे दिन; nobody {line}: कोई नहीं
          changes परिवर्तन; noLonger अब नहीं: {text}; was पहले {text}
          openTask कार्य, बाकी:; doneTask कार्य, पूरा:; key कौन कौन है
          done पूर्ण; doneOn पूर्ण, {date}; stillOpen शेष; doneCount {total} में से {count} पूर्ण
          ofTotal {total} में से {count}; by किसने; itemNotes टिप्पणियाँ; started आरंभ {date}; target लक्ष्य {date}
          dual प्रशिक्षक के साथ {hours} घंटे; solo अकेले {hours} घंटे; comment टिप्पणी: {text}; ownDocuments दस्तावेज़
          address पता; phone फ़ोन; licence लाइसेंस; ftn FTN; biography परिचय
          changesSince {date} से परिवर्तन; onCall ऑन कॉल; halfDay आधा दिन
          notUpdated {date} से अपडेट नहीं; incomplete अधूरा
          expires {person}: {document} समाप्त; expiresOn {person}: {document} {date} को समाप्त
          lasts {date} तक; then फिर {name}
          markedDays दिन ({entries}): {count}; events कार्यक्रम
          noAppointments कोई अपॉइंटमेंट नहीं:
        hi-Latn // Hindi in Latin letters has signs
        hu // Hungarian
          notes Megjegyzések; continued {title}, folytatás; continuedOutline folytatás, {page}. o.
          inFull Teljes egészében: a részben látható napok ({page}. oldal)
          more még {count}, {page}. o.; page {page}. o.; pageOf {page}. oldal, összesen {count}; cut … {page}. o.
          cutAbove … lent
          asOf állapot: {date}; today ma; from ettől: {time}; until eddig: {time}; toDate eddig: {date}
          tentative {text} (előzetes); week Hét; nothing semmi; busy foglalt; closed zárva
          roster {title} · beosztás; numberedWeek {week}. hét; allDay egész nap; nobody {line}: senki
          changes Változások; noLonger már nem: {text}; was korábban {text}
          openTask feladat, nyitott:; doneTask feladat, kész:; key Ki kicsoda
          done kész; doneOn kész, {date}; stillOpen nyitott; doneCount kész: {count}/{total}; ofTotal {count}/{total}
          by ki; itemNotes megjegyzések; started kezdés: {date}; target cél: {date}; dual oktatóval {hours} óra
          solo egyedül {hours} óra; comment megjegyzés: {text}; ownDocuments Okmányok; address Cím; phone Telefon
          licence Engedély; ftn FTN; biography Életrajz
          changesSince Változások {date} óta; onCall ügyelet; halfDay fél nap
          notUpdated nincs frissítve {date} óta; incomplete hiányos
          expires {person}: {document} lejár; expiresOn {person}: {document} lejár: {date}
          lasts eddig: {date}; then majd {name}
          markedDays napok ({entries}): {count}; events események
          noAppointments Nincs időpontja:
        id // Indonesian
          notes Catatan; continued {title}, lanjutan; continuedOutline lanjutan, hlm. {page}
          inFull Lengkap: hari yang ditampilkan sebagian di halaman {page}
          more {count} lagi, hlm. {page}; page hlm. {page}; pageOf halaman {page} dari {count}; cut … hlm. {page}
          cutAbove … di bawah
          asOf per {date}; today hari ini; from mulai {time}; until sampai {time}; toDate sampai {date}
          onDays {text}, {first} sampai {last}
          tentative {text} (tentatif); week Mgg; nothing kosong; busy sibuk; closed tutup
          roster {title} · jadwal tugas; numberedWeek Minggu {week}; allDay sepanjang hari
          nobody {line}: tidak ada orang; changes Perubahan; noLonger tidak lagi: {text}; was sebelumnya {text}
          openTask tugas, belum selesai:; doneTask tugas, selesai:; key Siapa
          done selesai; doneOn selesai, {date}; stillOpen belum; doneCount {count} dari {total} selesai
          ofTotal {count} dari {total}; by oleh; itemNotes catatan; started mulai {date}; target target {date}
          dual dengan instruktur {hours} jam; solo sendiri {hours} jam; comment komentar: {text}; ownDocuments Dokumen
          address Alamat; phone Telepon; licence Lisensi; ftn FTN; biography Biografi
          changesSince Perubahan sejak {date}; wanted dari {count}; onCall siaga; halfDay setengah hari
          notUpdated tidak diperbarui sejak {date}; incomplete tidak lengkap
          expires {person}: {document} berakhir; expiresOn {person}: {document} berakhir {date}
          lasts sampai {date}; then lalu {name}
          markedDays hari dengan {entries}: {count}; events acara
          noAppointments Tanpa janji:
        it // Italian
          notes Note; continued {title}, continuazione; continuedOutline continuazione, p. {page}
          inFull Per intero: i giorni che la pagina {page} mostra in parte
          more ancora {count}, p. {page}; page p. {page}; pageOf pagina {page} di {count}; cut … p. {page}
          cutAbove … sotto
          asOf aggiornamento: {date}; today oggi; from dalle {time}; until fino alle {time}
          toDate fine: {date}; onDays {text}, da {first} a {last}
          tentative {text} (provvisorio); week Sett.; nothing niente; busy occupato; closed chiuso
          roster {title} · turni; numberedWeek Settimana {week}; allDay tutto il giorno; nobody {line}: nessuno
          changes Modifiche; noLonger non più: {text}; was prima {text}
          openTask attività, da fare:; doneTask attività, fatta:; key Chi è chi
          done fatto; doneOn fatto, {date}; stillOpen da fare; doneCount {count} di {total} fatti
          ofTotal {count} di {total}; by da; itemNotes note; started inizio {date}; target obiettivo {date}
          dual con istruttore {hours} h; solo da solo {hours} h; comment commento: {text}; ownDocuments Documenti
          address Indirizzo; phone Telefono; licence Licenza; ftn FTN; biography Biografia
          changesSince Modifiche dal {date}; wanted su {count}; onCall reperibilità; halfDay mezza giornata
          notUpdated non aggiornato dal {date}; incomplete incompleto
          expires {person}: {document} scade; expiresOn {person}: {document} scade il {date}
          documents {title} · documenti; missing manca; orExpired o scaduto; missingOrExpired manca o scaduto
          orBefore o prima: rinnovare ({count} giorni); toRenew da rinnovare entro il {date}; fine valido
          notRequired non richiesto; now ora; soon presto
          lasts fine: {date}; then poi {name}
          markedDays giorni con {entries}: {count}; events eventi
          noAppointments Senza appuntamenti:
        ja // Japanese
          notes 備考; continued {title}（続き）; continuedOutline 続き、{page}ページ; inFull {page}ページに一部のみ示した日の全内容
          more ほか{count}件、{page}ページ; page {page}ページ; pageOf {page}/{count}ページ; cut …{page}ページ; cutAbove …下記
          asOf {date}現在; moment {date} {time}; today 今日; from {time}から; until {time}まで; toDate {date}まで
          onDays {text}、{first}から{last}まで
          placed {text}（{place}）; tentative {text}（仮）; week 週; nothing なし; busy 予定あり; closed 休業
          roster {title}・勤務表; numberedWeek 第{week}週; allDay 終日; nobody {line}：担当者なし; changes 変更
          noLonger 取り消し：{text}; was 変更前：{text}
          openTask 未完了のタスク：; doneTask 完了したタスク：; key 略号
          done 完了; doneOn 完了、{date}; stillOpen 未完了; doneCount {total}件中{count}件完了; ofTotal {total}件中{count}件
          percent {count}%; by 確認者; itemNotes 備考; started 開始 {date}; target 目標 {date}; dual 同乗 {hours} 時間
          solo 単独 {hours} 時間; comment コメント：{text}; ownDocuments 書類; address 住所; phone 電話; licence 免許; ftn FTN
          biography 経歴
          changesSince {date}以降の変更; onCall 当番; halfDay 半日
          notUpdated {date}以降更新なし; incomplete 不完全
          expires {person}：{document}の期限; expiresOn {person}：{document}の期限は{date}
          lasts {date}まで; then 次は{name}
          markedDays {entries}の日：{count}; events 予定
          noAppointments 予約なし：
        ko // Korean
          notes 메모; continued {title} (계속); continuedOutline 계속, {page}쪽; inFull {page}쪽에 일부만 표시된 날의 전체 내용
          more 외 {count}건, {page}쪽; page {page}쪽; pageOf {count}쪽 중 {page}쪽; cut … {page}쪽; cutAbove … 아래
          asOf {date} 기준; moment {date} {time}; today 오늘; from {time}부터; until {time}까지; toDate {date}까지
          onDays {text}, {first}부터 {last}까지
          tentative {text}(잠정); week 주; nothing 없음; busy 일정 있음; closed 휴무
          roster {title} · 근무표; numberedWeek {week}주차; allDay 하루 종일; nobody {line}: 담당자 없음; changes 변경 사항
          noLonger 취소됨: {text}; was 이전: {text}
          openTask 할 일, 미완료:; doneTask 할 일, 완료:; key 약호
          done 완료; doneOn 완료, {date}; stillOpen 미완료; doneCount {total}개 중 {count}개 완료; ofTotal {total}개 중 {count}개
          percent {count}%; by 확인; itemNotes 메모; started 시작 {date}; target 목표 {date}; dual 동승 {hours}시간
          solo 단독 {hours}시간; comment 의견: {text}; ownDocuments 서류; address 주소; phone 전화; licence 면허; ftn FTN
          biography 약력
          changesSince {date} 이후 변경; onCall 당직; halfDay 반일
          notUpdated {date} 이후 갱신 없음; incomplete 불완전
          expires {person}: {document} 만료; expiresOn {person}: {document} 만료 {date}
          lasts {date}까지; then 다음 {name}
          markedDays {entries} 있는 날: {count}; events 일정
          noAppointments 예약 없음:
        nb // Norwegian Bokmål
          notes Notater; continued {title}, fortsatt; continuedOutline fortsatt, s. {page}
          inFull I sin helhet: dagene som side {page} viser delvis
          more {count} til, s. {page}; page s. {page}; pageOf side {page} av {count}; cut … s. {page}
          cutAbove … nedenfor
          asOf oppdatert {date}; today i dag; from fra kl. {time}; until til kl. {time}; toDate til {date}
          onDays {text}, {first} til {last}
          tentative {text} (foreløpig); week Uke; nothing ingenting; busy opptatt; closed stengt
          roster {title} · vaktliste; numberedWeek Uke {week}; allDay hele dagen; nobody {line}: ingen
          changes Endringer; noLonger ikke lenger: {text}; was før {text}
          openTask oppgave, åpen:; doneTask oppgave, utført:; key Hvem er hvem
          done utført; doneOn utført, {date}; stillOpen åpen; doneCount {count} av {total} utført
          ofTotal {count} av {total}; by av; itemNotes notater; started begynt {date}; target mål {date}
          dual med instruktør {hours} t; solo alene {hours} t; comment kommentar: {text}; ownDocuments Dokumenter
          address Adresse; phone Telefon; licence Lisens; ftn FTN; biography Biografi
          changesSince Endringer siden {date}; wanted av {count}; onCall på vakt; halfDay halv dag
          notUpdated ikke oppdatert siden {date}; incomplete ufullstendig
          expires {document} for {person} utløper; expiresOn {document} for {person} utløper {date}
          lasts til {date}; then deretter {name}
          markedDays dager med {entries}: {count}; events hendelser
          noAppointments Ingen avtaler:
        nl // Dutch
          notes Notities; continued {title}, vervolg; continuedOutline vervolg, p. {page}
          inFull Volledig: de dagen die pagina {page} gedeeltelijk toont
          more nog {count}, p. {page}; page p. {page}; pageOf pagina {page} van {count}; cut … p. {page}
          cutAbove … hieronder
          asOf bijgewerkt op {date}; today vandaag; from vanaf {time}; until tot {time}; toDate t/m {date}
          onDays {text}, {first} tot en met {last}
          tentative {text} (voorlopig); week Wk; nothing niets; busy bezet; closed gesloten
          roster {title} · rooster; numberedWeek Week {week}; allDay hele dag; nobody {line}: niemand
          changes Wijzigingen; noLonger niet meer: {text}; was was {text}
          openTask taak, open:; doneTask taak, klaar:; key Wie is wie
          done klaar; doneOn klaar, {date}; stillOpen open; doneCount {count} van {total} klaar
          ofTotal {count} van {total}; by door; itemNotes notities; started begonnen {date}; target doel {date}
          dual met instructeur {hours} u; solo solo {hours} u; comment opmerking: {text}; ownDocuments Documenten
          address Adres; phone Telefoon; licence Vergunning; ftn FTN; biography Biografie
          changesSince Wijzigingen sinds {date}; wanted van {count}; onCall oproepdienst; halfDay halve dag
          notUpdated niet bijgewerkt sinds {date}; incomplete onvolledig
          expires {document} van {person} verloopt; expiresOn {document} van {person} verloopt op {date}
          documents {title} · documenten; missing ontbreekt; orExpired of verlopen
          missingOrExpired ontbreekt of verlopen; orBefore of eerder: vernieuwen ({count} dagen)
          toRenew te vernieuwen vóór {date}; fine geldig; notRequired niet nodig; now nu; soon binnenkort
          lasts t/m {date}; then daarna {name}
          markedDays dagen met {entries}: {count}; events afspraken
          noAppointments Geen afspraken:
        nn // Norwegian Nynorsk
          notes Notat; continued {title}, framhald; continuedOutline framhald, s. {page}
          inFull I heilskap: dagane som side {page} viser delvis
          more {count} til, s. {page}; page s. {page}; pageOf side {page} av {count}; cut … s. {page}
          cutAbove … nedanfor
          asOf oppdatert {date}; today i dag; from frå kl. {time}; until til kl. {time}; toDate til {date}
          onDays {text}, {first} til {last}
          tentative {text} (førebels); week Veke; nothing ingenting; busy oppteken; closed stengt
          roster {title} · vaktliste; numberedWeek Veke {week}; allDay heile dagen; nobody {line}: ingen
          changes Endringar; noLonger ikkje lenger: {text}; was før {text}
          openTask oppgåve, open:; doneTask oppgåve, utført:; key Kven er kven
          done utført; doneOn utført, {date}; stillOpen open; doneCount {count} av {total} utført
          ofTotal {count} av {total}; by av; itemNotes notat; started byrja {date}; target mål {date}
          dual med instruktør {hours} t; solo åleine {hours} t; comment kommentar: {text}; ownDocuments Dokument
          address Adresse; phone Telefon; licence Lisens; ftn FTN; biography Biografi
          changesSince Endringar sidan {date}; wanted av {count}; onCall på vakt; halfDay halv dag
          notUpdated ikkje oppdatert sidan {date}; incomplete ufullstendig
          expires {document} for {person} går ut; expiresOn {document} for {person} går ut {date}
          lasts til {date}; then deretter {name}
          markedDays dagar med {entries}: {count}; events hendingar
          noAppointments Ingen avtalar:
        no = nb // Norwegian
        pl // Polish
          notes Uwagi; continued {title}, ciąg dalszy; continuedOutline ciąg dalszy, s. {page}
          inFull W całości: dni, które strona {page} pokazuje częściowo
          more jeszcze {count}, s. {page}; page s. {page}; pageOf strona {page} z {count}; cut … s. {page}
          cutAbove … niżej
          asOf stan: {date}; today dzisiaj; from od {time}; until do {time}; toDate do {date}
          tentative {text} (wstępnie); week Tydz.; nothing nic; busy zajęte; closed nieczynne
          roster {title} · grafik dyżurów; numberedWeek Tydzień {week}; allDay cały dzień; nobody {line}: nikt
          changes Zmiany; noLonger już nie: {text}; was wcześniej {text}
          openTask zadanie, otwarte:; doneTask zadanie, wykonane:; key Kto jest kim
          done zrobione; doneOn zrobione, {date}; stillOpen otwarte; doneCount zrobiono {count} z {total}
          ofTotal {count} z {total}; by kto; itemNotes uwagi; started początek {date}; target cel {date}
          dual z instruktorem {hours} godz.; solo samodzielnie {hours} godz.; comment komentarz: {text}
          ownDocuments Dokumenty; address Adres; phone Telefon; licence Licencja; ftn FTN; biography Biografia
          changesSince Zmiany od {date}; wanted z {count}; onCall dyżur; halfDay pół dnia
          notUpdated bez aktualizacji od {date}; incomplete niepełny
          expires {person}: {document} traci ważność; expiresOn {person}: {document} traci ważność {date}
          lasts do {date}; then potem {name}
          markedDays dni ({entries}): {count}; events wydarzenia
          noAppointments Bez wizyt:
        pt // Portuguese
          notes Notas; continued {title}, continuação; continuedOutline continuação, p. {page}
          inFull Na íntegra: os dias que a página {page} mostra em parte
          more mais {count}, p. {page}; page p. {page}; pageOf página {page} de {count}; cut … p. {page}
          cutAbove … abaixo
          asOf atualizado: {date}; today hoje; from desde {time}; until até {time}; toDate até {date}
          onDays {text}, de {first} a {last}
          tentative {text} (provisório); week Sem.; nothing nada; busy ocupado; closed fechado
          roster {title} · escala; numberedWeek Semana {week}; allDay dia inteiro; nobody {line}: ninguém
          changes Alterações; noLonger já não: {text}; was antes {text}
          openTask tarefa, pendente:; doneTask tarefa, feita:; key Quem é quem
          done feito; doneOn feito, {date}; stillOpen por fazer; doneCount {count} de {total} feitos
          ofTotal {count} de {total}; by por; itemNotes notas; started início {date}; target meta {date}
          dual com instrutor {hours} h; solo solo {hours} h; comment comentário: {text}; ownDocuments Documentos
          address Endereço; phone Telefone; licence Licença; ftn FTN; biography Biografia
          changesSince Alterações desde {date}; wanted de {count}; onCall de plantão; halfDay meio período
          notUpdated não atualizado desde {date}; incomplete incompleto
          expires {person}: {document} expira; expiresOn {person}: {document} expira em {date}
          documents {title} · documentos; missing em falta; orExpired ou expirado
          missingOrExpired em falta ou expirado; orBefore ou antes: renovar ({count} dias)
          toRenew a renovar até {date}; fine válido; notRequired não necessário; now já; soon em breve
          lasts até {date}; then depois {name}
          markedDays dias com {entries}: {count}; events eventos
          noAppointments Sem consultas:
        ro // Romanian
          notes Note; continued {title}, continuare; continuedOutline continuare, p. {page}
          inFull În întregime: zilele pe care pagina {page} le arată în parte
          more încă {count}, p. {page}; page p. {page}; pageOf pagina {page} din {count}; cut … p. {page}
          cutAbove … mai jos
          asOf actualizat: {date}; today azi; from de la {time}; until până la {time}; toDate până la {date}
          tentative {text} (provizoriu); week Săpt.; nothing nimic; busy ocupat; closed închis
          roster {title} · grafic de ture; numberedWeek Săptămâna {week}; allDay toată ziua; nobody {line}: nimeni
          changes Modificări; noLonger nu mai este: {text}; was înainte {text}
          openTask sarcină, deschisă:; doneTask sarcină, efectuată:; key Cine este cine
          done gata; doneOn gata, {date}; stillOpen deschis; doneCount {count} din {total} gata
          ofTotal {count} din {total}; by de; itemNotes note; started început {date}; target țintă {date}
          dual cu instructor {hours} h; solo singur {hours} h; comment comentariu: {text}; ownDocuments Documente
          address Adresă; phone Telefon; licence Licență; ftn FTN; biography Biografie
          changesSince Modificări din {date}; wanted din {count}; onCall de gardă; halfDay jumătate de zi
          notUpdated neactualizat din {date}; incomplete incomplet
          expires {person}: {document} expiră; expiresOn {person}: {document} expiră la {date}
          lasts până la {date}; then apoi {name}
          markedDays zile cu {entries}: {count}; events evenimente
          noAppointments Fără programări:
        ru // Russian
          notes Примечания; continued {title}, продолжение; continuedOutline продолжение, с. {page}
          inFull Полностью: дни, показанные на странице {page} частично
          more ещё {count}, с. {page}; page с. {page}; pageOf страница {page} из {count}; cut … с. {page}
          cutAbove … ниже
          asOf по состоянию на {date}; today сегодня; from с {time}; until до {time}; toDate до {date}
          tentative {text} (предварительно); week Нед.; nothing ничего; busy занято; closed закрыто
          roster {title} · график дежурств; numberedWeek Неделя {week}; allDay весь день; nobody {line}: никого
          changes Изменения; noLonger больше нет: {text}; was раньше {text}
          openTask задача, открыта:; doneTask задача, выполнена:; key Кто есть кто
          done сделано; doneOn сделано, {date}; stillOpen не сделано; doneCount сделано {count} из {total}
          ofTotal {count} из {total}; by кто; itemNotes заметки; started начало {date}; target цель {date}
          dual с инструктором {hours} ч; solo самостоятельно {hours} ч; comment комментарий: {text}
          ownDocuments Документы; address Адрес; phone Телефон; licence Лицензия; ftn FTN; biography Биография
          changesSince Изменения с {date}; wanted из {count}; onCall дежурство; halfDay полдня
          notUpdated не обновлялось с {date}; incomplete неполное
          expires {person}: {document} истекает; expiresOn {person}: {document} истекает {date}
          lasts до {date}; then затем {name}
          markedDays дни ({entries}): {count}; events события
          noAppointments Без записей:
        sk // Slovak
          notes Poznámky; continued {title}, pokračovanie; continuedOutline pokračovanie, s. {page}
          inFull V plnom znení: dni, ktoré strana {page} ukazuje len sčasti
          more ešte {count}, s. {page}; page s. {page}; pageOf strana {page} z {count}; cut … s. {page}
          cutAbove … nižšie
          asOf stav: {date}; today dnes; from od {time}; until do {time}; toDate do {date}
          tentative {text} (predbežne); week Týž.; nothing nič; busy obsadené; closed zatvorené
          roster {title} · rozpis služieb; numberedWeek {week}. týždeň; allDay celý deň; nobody {line}: nikto
          changes Zmeny; noLonger už nie: {text}; was predtým {text}
          openTask úloha, otvorená:; doneTask úloha, hotová:; key Kto je kto
          done hotovo; doneOn hotovo, {date}; stillOpen nehotovo; doneCount hotovo {count} z {total}
          ofTotal {count} z {total}; by kto; itemNotes poznámky; started začiatok {date}; target cieľ {date}
          dual s inštruktorom {hours} h; solo samostatne {hours} h; comment komentár: {text}; ownDocuments Doklady
          address Adresa; phone Telefón; licence Preukaz; ftn FTN; biography Životopis
          changesSince Zmeny od {date}; wanted z {count}; onCall pohotovosť; halfDay pol dňa
          notUpdated neaktualizované od {date}; incomplete neúplné
          expires {person}: {document} stráca platnosť; expiresOn {person}: {document} stráca platnosť {date}
          lasts do {date}; then potom {name}
          markedDays dni ({entries}): {count}; events udalosti
          noAppointments Bez termínov:
        sv // Swedish
          notes Anteckningar; continued {title}, fortsättning; continuedOutline fortsättning, s. {page}
          inFull I sin helhet: de dagar som sida {page} visar delvis
          more {count} till, s. {page}; page s. {page}; pageOf sida {page} av {count}; cut … s. {page}
          cutAbove … nedan
          asOf uppdaterad {date}; today i dag; from från kl. {time}; until till kl. {time}
          toDate till {date}; onDays {text}, {first} till {last}
          tentative {text} (preliminärt); week V.; nothing inget; busy upptagen; closed stängt
          roster {title} · arbetsschema; numberedWeek Vecka {week}; allDay heldag; nobody {line}: ingen
          changes Ändringar; noLonger inte längre: {text}; was tidigare {text}
          openTask uppgift, öppen:; doneTask uppgift, klar:; key Vem är vem
          done klart; doneOn klart, {date}; stillOpen öppet; doneCount {count} av {total} klara
          ofTotal {count} av {total}; by av; itemNotes anteckningar; started började {date}; target mål {date}
          dual med lärare {hours} h; solo ensam {hours} h; comment kommentar: {text}; ownDocuments Dokument
          address Adress; phone Telefon; licence Licens; ftn FTN; biography Biografi
          changesSince Ändringar sedan {date}; wanted av {count}; onCall jour; halfDay halv dag
          notUpdated inte uppdaterad sedan {date}; incomplete ofullständig
          expires {document} för {person} går ut; expiresOn {document} för {person} går ut {date}
          lasts till {date}; then sedan {name}
          markedDays dagar med {entries}: {count}; events händelser
          noAppointments Inga bokningar:
        th // Thai
          notes หมายเหตุ; continued {title} (ต่อ); continuedOutline ต่อ, หน้า {page}
          inFull แสดงครบถ้วน: วันที่หน้า {page} แสดงเพียงบางส่วน
          more อีก {count} รายการ, หน้า {page}; page หน้า {page}; pageOf หน้า {page} จาก {count}; cut … หน้า {page}
          cutAbove … ด้านล่าง
          asOf ข้อมูล ณ {date}; today วันนี้; from ตั้งแต่ {time}; until ถึง {time}; toDate ถึง {date}
          onDays {text}, {first} ถึง {last}
          tentative {text} (ยังไม่ยืนยัน); week สัปดาห์; nothing ไม่มี; busy ไม่ว่าง; closed ปิด
          roster {title} · ตารางเวร; numberedWeek สัปดาห์ที่ {week}; allDay ทั้งวัน; nobody {line}: ไม่มีใคร
          changes การเปลี่ยนแปลง; noLonger ยกเลิกแล้ว: {text}; was เดิม {text}
          openTask งานที่ยังไม่เสร็จ:; doneTask งานที่เสร็จแล้ว:; key ชื่อย่อ
          done เสร็จ; doneOn เสร็จ {date}; stillOpen ยังไม่เสร็จ; doneCount เสร็จ {count} จาก {total}
          ofTotal {count} จาก {total}; by โดย; itemNotes หมายเหตุ; started เริ่ม {date}; target เป้าหมาย {date}
          dual กับครู {hours} ชม.; solo เดี่ยว {hours} ชม.; comment ความเห็น: {text}; ownDocuments เอกสาร
          address ที่อยู่; phone โทรศัพท์; licence ใบอนุญาต; ftn FTN; biography ประวัติ
          changesSince การเปลี่ยนแปลงตั้งแต่ {date}; wanted จาก {count}; onCall เวร; halfDay ครึ่งวัน
          notUpdated ไม่ได้อัปเดตตั้งแต่ {date}; incomplete ไม่ครบถ้วน
          expires {person}: {document} หมดอายุ; expiresOn {person}: {document} หมดอายุ {date}
          lasts ถึง {date}; then จากนั้น {name}
          markedDays วันที่มี {entries}: {count}; events กิจกรรม
          noAppointments ไม่มีนัด:
        tr // Turkish
          notes Notlar; continued {title}, devamı; continuedOutline devamı, s. {page}
          inFull Tamamı: {page}. sayfada kısmen gösterilen günler
          more {count} daha, s. {page}; page s. {page}; pageOf sayfa {page}/{count}; cut … s. {page}
          cutAbove … aşağıda
          asOf güncelleme: {date}; today bugün; from başlangıç {time}; until bitiş {time}
          toDate bitiş {date}
          tentative {text} (kesinleşmedi); week Hf.; nothing yok; busy meşgul; closed kapalı
          roster {title} · nöbet listesi; numberedWeek {week}. hafta; allDay tüm gün; nobody {line}: kimse yok
          changes Değişiklikler; noLonger artık yok: {text}; was önceden {text}
          openTask görev, açık:; doneTask görev, tamam:; key Kim kimdir
          done yapıldı; doneOn yapıldı, {date}; stillOpen açık; doneCount yapılan: {count}/{total}
          ofTotal {count}/{total}; percent %{count}; by kim; itemNotes notlar; started başlangıç: {date}
          target hedef: {date}; dual eğitmenle {hours} sa; solo yalnız {hours} sa; comment yorum: {text}
          ownDocuments Belgeler; address Adres; phone Telefon; licence Lisans; ftn FTN; biography Özgeçmiş
          changesSince {date} tarihinden beri değişiklikler; onCall nöbet; halfDay yarım gün
          notUpdated {date} tarihinden beri güncellenmedi; incomplete eksik
          expires {person}: {document} süresi doluyor; expiresOn {person}: {document} süresi {date} doluyor
          lasts bitiş {date}; then sonra {name}
          markedDays günler ({entries}): {count}; events etkinlikler
          noAppointments Randevusu yok:
        uk // Ukrainian
          notes Примітки; continued {title}, продовження; continuedOutline продовження, с. {page}
          inFull Повністю: дні, показані на сторінці {page} частково
          more ще {count}, с. {page}; page с. {page}; pageOf сторінка {page} з {count}; cut … с. {page}
          cutAbove … нижче
          asOf станом на {date}; today сьогодні; from з {time}; until до {time}; toDate до {date}
          tentative {text} (попередньо); week Тиж.; nothing нічого; busy зайнято; closed зачинено
          roster {title} · графік чергувань; numberedWeek Тиждень {week}; allDay весь день; nobody {line}: нікого
          changes Зміни; noLonger більше немає: {text}; was раніше {text}
          openTask завдання, відкрите:; doneTask завдання, виконане:; key Хто є хто
          done зроблено; doneOn зроблено, {date}; stillOpen не зроблено; doneCount зроблено {count} з {total}
          ofTotal {count} з {total}; by хто; itemNotes нотатки; started початок {date}; target ціль {date}
          dual з інструктором {hours} год; solo самостійно {hours} год; comment коментар: {text}
          ownDocuments Документи; address Адреса; phone Телефон; licence Ліцензія; ftn FTN; biography Біографія
          changesSince Зміни з {date}; wanted з {count}; onCall чергування; halfDay пів дня
          notUpdated не оновлювалося з {date}; incomplete неповне
          expires {person}: {document} спливає; expiresOn {person}: {document} спливає {date}
          lasts до {date}; then потім {name}
          markedDays дні ({entries}): {count}; events події
          noAppointments Без записів:
        ur // Urdu
          notes نوٹس; continued {title}، جاری; continuedOutline جاری، ص {page}
          inFull مکمل: وہ دن جو صفحہ {page} پر جزوی دکھائے گئے ہیں
          more مزید {count}، ص {page}; page ص {page}; pageOf صفحہ {page} از {count}; cut … ص {page}; cutAbove … نیچے
          asOf تازہ ترین: {date}; moment {date}، {time}; today آج; from {time} سے; until {time} تک; toDate {date} تک
          onDays {text}، {first} تا {last}
          placed {text}، {place}; tentative {text} (غیر حتمی); week ہفتہ; nothing کچھ نہیں
          busy مصروف; closed بند
          roster {title} · ڈیوٹی روسٹر; numberedWeek ہفتہ {week}; allDay پورا دن; nobody {line}: کوئی نہیں
          changes تبدیلیاں; noLonger اب نہیں: {text}; was پہلے {text}
          openTask کام باقی:; doneTask کام مکمل:; key کون کون ہے
          done مکمل; doneOn مکمل، {date}; stillOpen باقی; doneCount {total} میں سے {count} مکمل
          ofTotal {total} میں سے {count}; percent {count}٪; by کس نے; itemNotes نوٹس; started آغاز {date}
          target ہدف {date}; dual استاد کے ساتھ {hours} گھنٹے; solo اکیلے {hours} گھنٹے; comment تبصرہ: {text}
          ownDocuments دستاویزات; address پتہ; phone فون; licence لائسنس; ftn FTN; biography تعارف
          changesSince {date} سے تبدیلیاں; onCall آن کال; halfDay آدھا دن
          notUpdated {date} سے اپ ڈیٹ نہیں; incomplete نامکمل
          expires {person}: {document} کی میعاد ختم; expiresOn {person}: {document} کی میعاد {date} کو ختم
          lasts {date} تک; then پھر {name}
          markedDays دن ({entries}): {count}; events تقریبات
          noAppointments کوئی ملاقات نہیں:
        vi // Vietnamese
          notes Ghi chú; continued {title} (tiếp); continuedOutline tiếp, tr. {page}
          inFull Đầy đủ: những ngày mà trang {page} chỉ hiển thị một phần
          more còn {count} mục, tr. {page}; page tr. {page}; pageOf trang {page}/{count}; cut … tr. {page}
          cutAbove … bên dưới
          asOf cập nhật {date}; today hôm nay; from từ {time}; until đến {time}; toDate đến {date}
          onDays {text}, {first} đến {last}
          tentative {text} (dự kiến); week Tuần; nothing trống; busy bận; closed đóng cửa
          roster {title} · lịch trực; numberedWeek Tuần {week}; allDay cả ngày; nobody {line}: không có ai
          changes Thay đổi; noLonger không còn: {text}; was trước {text}
          openTask việc cần làm:; doneTask việc đã xong:; key Chữ viết tắt
          done xong; doneOn xong, {date}; stillOpen chưa xong; doneCount xong {count} trên {total}
          ofTotal {count} trên {total}; by bởi; itemNotes ghi chú; started bắt đầu {date}; target mục tiêu {date}
          dual với giáo viên {hours} giờ; solo một mình {hours} giờ; comment nhận xét: {text}; ownDocuments Giấy tờ
          address Địa chỉ; phone Điện thoại; licence Giấy phép; ftn FTN; biography Tiểu sử
          changesSince Thay đổi từ {date}; onCall trực; halfDay nửa ngày
          notUpdated không cập nhật từ {date}; incomplete không đầy đủ
          expires {person}: {document} hết hạn; expiresOn {person}: {document} hết hạn ngày {date}
          lasts đến {date}; then sau đó {name}
          markedDays ngày có {entries}: {count}; events sự kiện
          noAppointments Không có lịch hẹn:
        zh // Chinese in simplified characters
          notes 备注; continued {title}（续）; continuedOutline 续，第{page}页; inFull 第{page}页仅部分显示的日期的完整内容
          more 另有{count}项，第{page}页; page 第{page}页; pageOf 第{page}页，共{count}页; cut …第{page}页; cutAbove …见下方
          asOf 截至{date}; moment {date} {time}; today 今天
          from {time}起; until 至{time}; toDate 至{date}; onDays {text}，{first}至{last}
          placed {text}，{place}; tentative {text}（暂定）; week 周; nothing 无; busy 忙碌; closed 休业
          roster {title} · 排班表; numberedWeek 第{week}周; allDay 全天; nobody {line}：无人; changes 变更; noLonger 已取消：{text}
          was 原：{text}
          openTask 待办任务：; doneTask 已完成任务：; key 缩写
          done 已完成; doneOn 已完成，{date}; stillOpen 未完成; doneCount 已完成{count}/{total}项; ofTotal {count}/{total}项
          percent {count}%; by 确认人; itemNotes 备注; started 开始 {date}; target 目标 {date}; dual 带教 {hours} 小时
          solo 单独 {hours} 小时; comment 评语：{text}; ownDocuments 证件; address 地址; phone 电话; licence 执照; ftn FTN
          biography 简介
          changesSince {date}以来的更改; onCall 值班; halfDay 半天
          notUpdated 自{date}起未更新; incomplete 不完整
          expires {person}：{document}到期; expiresOn {person}：{document}于{date}到期
          lasts 至{date}; then 接着{name}
          markedDays 有{entries}的天数：{count}; events 日程
          noAppointments 无预约：
        zh-Hant // Chinese in traditional characters
          notes 備註; continued {title}（續）; continuedOutline 續，第{page}頁; inFull 第{page}頁僅部分顯示的日期的完整內容
          more 另有{count}項，第{page}頁; page 第{page}頁; pageOf 第{page}頁，共{count}頁; cut …第{page}頁; cutAbove …見下方
          asOf 截至{date}; moment {date} {time}; today 今天
          from {time}起; until 至{time}; toDate 至{date}; onDays {text}，{first}至{last}
          placed {text}，{place}; tentative {text}（暫定）; week 週; nothing 無; busy 忙碌; closed 休業
          roster {title} · 排班表; numberedWeek 第{week}週; allDay 整日; nobody {line}：無人; changes 變更; noLonger 已取消：{text}
          was 原：{text}
          openTask 待辦任務：; doneTask 已完成任務：; key 縮寫
          done 已完成; doneOn 已完成，{date}; stillOpen 未完成; doneCount 已完成{count}/{total}項; ofTotal {count}/{total}項
          percent {count}%; by 確認人; itemNotes 備註; started 開始 {date}; target 目標 {date}; dual 帶教 {hours} 小時
          solo 單獨 {hours} 小時; comment 評語：{text}; ownDocuments 證件; address 地址; phone 電話; licence 執照; ftn FTN
          biography 簡介
          changesSince {date}以來的變更; onCall 值班; halfDay 半天
          notUpdated 自{date}起未更新; incomplete 不完整
          expires {person}：{document}到期; expiresOn {person}：{document}於{date}到期
          lasts 至{date}; then 接著{name}
          markedDays 有{entries}的天數：{count}; events 行程
          noAppointments 無預約：
        """)
}
