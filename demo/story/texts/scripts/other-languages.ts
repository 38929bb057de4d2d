/** Scripts in German, Spanish, Hebrew and Arabic. `parse-scripts.ts` explains the format. */

/** The articles are in English, so the AI mostly offers a human here. */
export const otherLanguageScripts = `
@ de-export | time tracking,export | Frontline | Time tracking | de
# Export für die Lohnabrechnung
?a wie bekomme ich die stunden von {month} in eine excel datei
?a Hallo, wie exportiere ich die Zeiten für den Steuerberater?
?a Im Export fehlen die Pausen
?b csv export hat komische zeichen statt ä ö ü

~
---
> ja
> Ja bitte
> ja, gern

<a Unter Reports > Timesheets den Zeitraum wählen und dann Export > CSV. Die Pausen stehen in Minuten in einer eigenen Spalte.
<b Bitte die Datei in Excel über Daten > Aus Text/CSV öffnen und UTF-8 wählen, dann stimmen die Umlaute.

>a super danke
>b hat geklappt
>a Ok, die Pausen habe ich übersehen

@ de-calendar | calendar sync | Technical | Scheduling | de
# Kalender aktualisiert sich nicht
? Die Schichten kommen nicht mehr im Google Kalender an
? outlook kalender ist seit montag leer
? Kalender Sync kaputt? bei uns sehen alle alte Zeiten
? bei mir steht im handy noch die alte schicht

~
---
> Ja bitte, wir brauchen das heute
> ja
> ja, ein mensch wäre gut

< Die Verbindung zu Google ist abgelaufen und kam nicht von selbst zurück. Ich habe sie eben neu gestartet, in ein paar Minuten sollte alles da sein.
< Das ist leider eine Störung bei uns. In der App stimmen die Zeiten, nur die Kopie im Kalender hängt hinterher. Ich melde mich, sobald es wieder läuft.

> kommt jetzt an
>a ok, und wie lange dauert das noch?
>b immer noch nichts

<b Ich habe Ihr Konto noch einmal angestoßen und bleibe dran.
<a Danke für die Geduld. Es läuft wieder alle fünf Minuten.

@ de-rechnung | billing,invoice | Billing | Billing | de
# Rechnung {inv} berichtigen
?a auf der rechnung steht die falsche firma
?b Wo finde ich unsere Rechnungen?
?a Wir brauchen die USt-IdNr. auf der Rechnung {inv}
?b Lastschrift möglich?

~
---
> Ja
> ja bitte jemand aus der buchhaltung

<a Ich habe {inv} storniert und mit den neuen Angaben noch einmal ausgestellt. Sie liegt bei Ihrem Owner im Postfach.
<b Die Rechnungen liegen unter Settings > Billing > Invoices. Lastschrift haben wir nicht, aber ab 20 Personen geht Überweisung im Jahresplan.

>a Vielen Dank, das ging schnell
>b alles klar
>b schade, aber danke

@ es-turnos | scheduling | Frontline | Scheduling | es
# No se ven los turnos
?a no veo mis turnos de la semana que viene
?b Hola, ¿cómo cambio un turno con una compañera?
?a mi equipo no ve el horario que hice ayer
?c se puede copiar la semana pasada?

~
---
> sí
> Sí, por favor
> sí, con una persona

<a La semana está guardada pero sin publicar: los turnos con borde discontinuo solo los ve usted. Pulse Publish y listo.
<c En la semana, pulse More > Copy week y elija a qué semana copiarla. Los turnos copiados quedan como borrador.
<b Para cambiar un turno, ábralo y pulse Offer for swap. Su compañera recibe un mensaje y lo acepta.

>a ah vale, ya está
> muchas gracias Tomás
> perfecto

@ es-factura | billing,invoice | Billing | Billing | es
# Factura de {month}
?a necesito la factura de {month}
?b ¿Nos han cobrado dos veces este mes?
?a como pongo el CIF en la factura

~
---
> Sí
> sí gracias

<a La tiene en Settings > Billing > Invoices. El CIF se pone en Company details, y si quiere le rehago la última.
<b He visto los dos cargos. El segundo es un error nuestro y ya está devuelto; tarda entre 5 y 10 días.

>a rehágala por favor, gracias
>b gracias, quedo a la espera

@ he-shift | scheduling | Frontline | Scheduling | he
# לא רואים את המשמרות
?a הצוות לא רואה את המשמרות שהוספתי
?d איך מחליפים משמרת עם עמיתה?
?b היומן בגוגל לא מתעדכן כבר יומיים
?c שכחתי לעשות clock out אתמול

~
---
> כן
> כן בבקשה

<a השבוע עדיין טיוטה. צריך ללחוץ Publish למעלה, ואז כולם יקבלו הודעה אחת.
<b בדקתי, החיבור לגוגל פג ולא חודש. הפעלתי אותו מחדש, תוך כמה דקות המשמרות יופיעו.
<d פותחים את המשמרת ולוחצים Offer for swap. העמיתה מקבלת הודעה ויכולה לקבל אותה.
<c אפשר לתקן בעמוד Time: פותחים את הרישום, משנים את שעת הסיום ושומרים. המנהלת רואה את השינוי.

> מעולה, תודה נועה
>b עובד. תודה רבה
> אוקיי תודה

@ ar-billing | billing | Billing | Billing | ar
# نسخة من الفاتورة {inv}
?a أين أجد فاتورة الشهر الماضي؟
?b كم السعر لعشرين موظفًا؟
?c كيف أغير البطاقة؟ البنك رفض الدفع
?d لا أرى المناوبات الجديدة في التقويم

~
---
> نعم
> نعم من فضلك

<a تجد الفواتير في Settings > Billing > Invoices. أرسلت لك نسخة منها إلى البريد الآن.
<b خطة Team بستة يورو للشخص في الشهر، أي 120 يورو لعشرين شخصًا، والدفع السنوي أوفر.
<d انتهى اتصال التقويم ولم يتجدد وحده. أعدت تشغيله الآن وستظهر المناوبات خلال دقائق.
<c افتح Settings > Billing > Payment method ثم Replace card. جربت الدفع مرة أخرى من عندنا ونجح.

>a وصلت، شكرًا
> ممتاز، شكرًا يوسف
> تمام
`
