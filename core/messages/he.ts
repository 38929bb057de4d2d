import type { CallMessages, SharedMessages, SurveyMessages } from './en.ts'

/** The shared messages in Hebrew, without imperatives, which reveal the reader's gender. */
export const SHARED_MESSAGES: SharedMessages = {
  emailGateTitle: 'כדי להתחיל, יש להזין כתובת אימייל',
  startChat: 'התחלת צ׳אט',
  emailMissing: 'יש להזין כתובת אימייל לפני תחילת הצ׳אט.',
  thinking: 'חושבים…',
  typing: 'מקלידים…',
  online: 'זמינים',
  resolvedEnd: 'השיחה סומנה כפתורה.',
  ticketEnd: 'השיחה הפכה לפניית תמיכה.',
  startNew: 'התחלת שיחה חדשה',
  reopen: 'פתיחת השיחה מחדש',
  offerYes: 'כן',
  offerNo: 'לא',
  noThanks: 'לא תודה!',
  otherQuestion: 'על השאלה השנייה לא מצאתי דבר במאמרי העזרה שלנו.',
  noInformation: 'לא מצאתי על כך מידע במאמרי העזרה שלנו. להעביר אותך לנציג אנושי?',
  unsure: 'אין לי תשובה ודאית, אבל ייתכן שהיא נמצאת באחד ממאמרי העזרה שלנו.',
  followUp: 'אפשר לעזור בעוד משהו?',
  followUpDone: 'תודה, זה ענה על השאלה שלי',
  followUpMore: 'יש לי שאלה נוספת',
  autoClose: 'לא קיבלתי ממך תשובה, ולכן השיחה נסגרת. אפשר לפתוח אותה מחדש בכל עת.',
  apology: 'מצטערים, אין כרגע אף אחד פנוי. הבקשה שלך הפכה לפניית תמיכה, ונחזור אליך באימייל.',
  choiceTimeout: 'לא קיבלתי ממך תשובה, ולכן השאלה שלך הפכה לפניית תמיכה. נחזור אליך באימייל.',
  merged: 'השיחה הזאת ממשיכה בשיחה האחרת שלך: ״{subject}״.',
  fileDeleted: '(הקובץ נמחק.)',
  manyAnswers: 'כבר נתתי הרבה תשובות בשיחה הזאת, ועדיף שנציג אנושי ימשיך מכאן. להעביר אותך לנציג אנושי?',
  fileReceived: 'תודה על הקובץ. אין לי אפשרות לפתוח אותו. מה רואים בו, ומה השאלה?',
  unavailable: 'לא ניתן לבדוק זאת כרגע. להעביר אותך לנציג אנושי?',
  queue: 'המתנה בתור לשיחה עם נציג אנושי. המקום שלך בתור: {position}',
}

/** The messages of calls in Hebrew. */
export const CALL_MESSAGES: CallMessages = {
  greeting: 'שלום, כאן עוזר הבינה המלאכותית של {company}. איך אפשר לעזור?',
  ending: 'תודה על השיחה. להתראות!',
  consent: 'השיחה הזו היא עם בינה מלאכותית. היא לא מוקלטת. הדברים שנאמרים נרשמים ונשמרים כשיחה כתובה.',
  waitForPerson:
    'הודעתי לצוות שלנו על הבקשה לדבר עם אדם. כדאי להישאר על הקו: ברגע שמישהו יכתוב, הדברים יוקראו כאן. אפשר גם להמשיך בכתב אחרי השיחה.',
  off: 'אין כאן אפשרות לשיחות.',
  language: 'אין אפשרות לשיחות בשפה הזו.',
  busy: 'כל הקווים תפוסים. כדאי לנסות שוב בעוד דקה.',
  closed: 'אין כרגע מענה לשיחות. אפשר להתקשר בשעות הפעילות שלנו.',
  limit: 'אין אפשרות לשיחות נוספות היום. כדאי לנסות שוב מחר.',
}

/** The messages of surveys in Hebrew, without imperatives and verbs that reveal the reader's gender. */
export const SURVEY_MESSAGES: SurveyMessages = {
  question: 'איך הייתה התמיכה שלנו?',
  recommend: 'מה הסיכוי להמלצה עלינו?',
  comment: 'מה חשוב לומר לנו על התמיכה שלנו?',
  low: 'מה אפשר לשפר?',
  high: 'מה היה טוב?',
  thanks: 'תודה על המשוב.',
}
