import type { Copy } from '../copy.ts'

/** The conversation's words in Hebrew. Hebrew verbs tell the gender of who is spoken to, so none is spoken to by an imperative. */
export const COPY_HE: Copy = {
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
  noInformation: 'לא מצאתי על כך מידע במאמרי העזרה שלנו. להעביר אותך לנציג אנושי?',
  unsure: 'אין לי תשובה ודאית, אבל ייתכן שהיא נמצאת באחד ממאמרי העזרה שלנו.',
  followUp: 'אפשר לעזור בעוד משהו?',
  followUpDone: 'תודה, זה ענה על השאלה שלי',
  followUpMore: 'יש לי שאלה נוספת',
  autoClose: 'לא קיבלתי ממך תשובה, ולכן השיחה נסגרת. אפשר לפתוח אותה מחדש בכל עת.',
  apology: 'מצטערים, אין כרגע אף אחד פנוי. הבקשה שלך הפכה לפניית תמיכה, ונחזור אליך באימייל.',
  choiceTimeout: 'לא קיבלתי ממך תשובה, ולכן השאלה שלך הפכה לפניית תמיכה. נחזור אליך באימייל.',
  merged: 'השיחה הזאת ממשיכה בשיחה האחרת שלך: ״{subject}״.',
  unavailable: 'לא ניתן לבדוק זאת כרגע. להעביר אותך לנציג אנושי?',
  queue: 'המתנה בתור לשיחה עם נציג אנושי. המקום שלך בתור: {position}',
}
