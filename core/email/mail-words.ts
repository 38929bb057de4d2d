/**
 * What mail programs write around a person's words, in the languages that they have: lowercase, without what changes with
 * the person or the day. From the programs' own texts and from public mail archives.
 */

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap(line => line.split('|'))

/** `wrote`, as it stands in the line above a quote, with a date or an address. */
export const WROTE = list(
  'wrote|schrieb|a écrit|escribió|escribio|va escriure|ha scritto|escreveu|schreef|geschreven|skrev',
  'skreiv|kirjoitti|pisze|napisał|napsal|napísal|írta|a scris|yazdı|şunları yazdı|έγραψε|написал',
  'пишет|писал|написав|пише|написа|さんは書きました|書きました|のメール|wrote：|写道|寫道|님이 작성|작성|כתב|כתבה|מאת|كتب|نوشت',
  'viết|menulis',
)

/** Labels of a quoted mail's head, by field. */
export const HEAD_LABELS = {
  from: list(
    'from|von|de|da|van|från|fra|od|lähettäjä|feladó|kimden|gönderen|από|expéditeur|от|от кого|від|差出人',
    '送信者|送信元|发件人|寄件者|寄件人|보낸 사람|보낸사람|מאת|من|از',
  ),
  date: list(
    'sent|date|gesendet|datum|envoyé|envoyé le|enviado|enviada em|enviado el|enviado em|fecha|inviato',
    'data|verzonden|skickat|sendt|dato|lähetetty|päivämäärä|wysłano|odesláno|elküldve|dátum|gönderildi',
    'gönderilme tarihi|tarih|ημερομηνία|στάλθηκε|отправлено|дата|надіслано|日付|日時|送信日時|送信日|发送时间|日期|时间',
    '寄件日期|傳送日期|날짜|보낸 날짜|נשלח|תאריך|تم الإرسال|أرسلت|التاريخ|تاريخ|تاریخ',
  ),
  to: list(
    'to|an|à|para|a|aan|till|til|vastaanottaja|do|komu|pro|címzett|kime|alıcı|προς|destinataire|кому',
    '宛先|收件人|收件者|받는 사람|받는사람|אל|إلى|الى|به',
  ),
  cc: list('cc|kopie|kopi|kopia|kopio|copie|копия|копія|抄送|副本|참조|עותק|نسخة|reply-to|antwort an'),
  subject: list(
    'subject|betreff|objet|sujet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|temat|předmět|predmet',
    'tárgy|konu|θέμα|тема|件名|主题|主題|主旨|제목|נושא|الموضوع|موضوع|subiect',
  ),
}

/** `Original Message`, between dashes. */
export const ORIGINAL = list(
  'original message|original email|reply message|forwarded message|ursprüngliche nachricht',
  "originalnachricht|weitergeleitete nachricht|message original|message d'origine|message d’origine",
  'message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato',
  'mensagem original|mensagem encaminhada|oorspronkelijk bericht|oorspronkelijke bericht',
  'doorgestuurd bericht|ursprungligt meddelande|originalmeddelande|vidarebefordrat meddelande',
  'oprindelig meddelelse|original meddelelse|opprinnelig melding|alkuperäinen viesti',
  'wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana|původní zpráva|původní e-mail',
  'eredeti üzenet|orijinal mesaj|özgün ileti|αρχικό μήνυμα|исходное сообщение|исходное письмо',
  'пересылаемое сообщение|пересланное сообщение|вихідне повідомлення|元のメッセージ|転送メッセージ|原始邮件|原邮件|转发邮件',
  '原始郵件|원본 메시지|원본 메일|הודעה מקורית|ההודעה המקורית|הודעה שהועברה|الرسالة الأصلية|رسالة أصلية',
  'رسالة معاد توجيهها|پیام اصلی',
)

/** How the line begins that a program or a phone adds: sent, get, from. */
export const SENT_BY = list(
  'sent from|sent with|sent using|sent via|sent by|get outlook|get bluemail|download outlook',
  'gesendet|von meinem|diese nachricht wurde von|envoyé|obtenez outlook|télécharger outlook|enviado',
  'enviada|obtener|obtén|obter|inviato|inviata|scarica outlook|ottieni outlook|verstuurd|verzonden',
  'outlook voor|skickat|hämta outlook|sendt|hent outlook|lähetetty|hanki outlook|wysłane|wysłano',
  "pobierz|odesláno|odoslané|získat|küldve|gönderildi|iphone'umdan|στάλθηκε|απεστάλη|отправлено",
  'надіслано|скачать outlook|发自|發自|从我的|從我的|使用|나의|내 |נשלח|أرسلت|أُرسلت|تم الإرسال|مرسل|مُرسل',
  'ارسال شده',
)

/** Devices and programs that such a line names. */
export const MAIL_PROGRAMS = list(
  'iphone|ipad|ipod|android|galaxy|samsung|huawei|xiaomi|redmi|oneplus|pixel|blackberry',
  'windows phone|nokia|sony|xperia|outlook|yahoo|proton|gmail|gmx|web.de|zoho|thunderbird|apple mail',
  'mail app|spark|airmail|bluemail|fairemail|k-9|tutanota|tuta|mailbird|em client|aol|hey|superhuman',
  'mail.ru|yandex|яндекс|почт|foxmail|网易|qq|邮箱|naver|free mobile|orange|laposte|libero|virgilio|o2',
  'wp poczt|onet|interia|seznam|mobile|mobil|smartphone|handy|telefon|téléphone|teléfono|telefono',
  'telemóvel|celular|cellulare|telefoon|puhelim|телефон|устройств|手机|手機|スマート|device|gerät|appareil',
  'dispositivo|tablet',
)

/** How people end a mail, before their name. */
export const CLOSINGS = list(
  'regards|best|sincerely|cheers|thanks|thank you|yours|mit freundlichen|freundliche|viele grüße',
  'beste grüße|liebe grüße|herzliche|gruß|grüße|mfg|cordialement|bien à vous|bien cordialement',
  'salutations|merci|saludos|atentamente|un saludo|gracias|cordiali saluti|distinti saluti|saluti',
  'grazie|atenciosamente|cumprimentos|abraço|obrigad|met vriendelijke groet|groet|groeten',
  'vänliga hälsningar|hälsningar|mvh|hilsen|terveisin|ystävällisin|pozdrawiam|z poważaniem',
  's pozdravem|üdvözlettel|saygılarımla|με εκτίμηση|с уважением|з повагою|此致|敬具|よろしくお願い|祝好|谢谢|감사합니다',
  'בברכה|תודה|مع التحية|تحياتي|شكرا',
)

/** `Confidential`, of which a notice speaks that companies add to each mail. */
export const CONFIDENTIAL = list(
  'confidential|privileged|intended recipient|intended solely|vertraulich|confidentiel|confidencial',
  'riservat|destinatari|vertrouwelijk|fortrolig|konfidenti|luottamuksel|poufn|důvěrn|bizalmas|gizli',
  'εμπιστευτικ|конфиденциальн|конфіденційн|机密|保密|機密|기밀|חסוי|سري',
)

/** `This message`, with which it begins. */
export const THIS_MESSAGE = list(
  'this e-mail|this email|this message|this communication|the information contained|confidential',
  'disclaimer|notice|important|diese e-mail|diese nachricht|der inhalt|die information|ce message',
  "ce courriel|l'information|cet e-mail|este mensaje|este correo|aviso|la información",
  'questo messaggio|questa e-mail|le informazioni|esta mensagem|este e-mail|dit bericht|deze e-mail',
  'detta|denne|tämä|niniejsz|ta wiadomość|tato zpráva|ez az|bu e-posta|το παρόν|данное|это ',
  'настоящее|це |本|此|このメール|이 메일|הודעה זו|הודעת|هذه|هذا',
)
