import { type EmailMessages, ticketTag } from './en.ts'

/**
 * The email messages in Hebrew. In a plain-text email the first letter of a line sets its direction, so each line
 * begins with a Hebrew letter. `\u2068`, `\u2066` and `\u2069` isolate text that may be left-to-right.
 */
export const MESSAGES: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] הפנייה שלך התקבלה אצל \u2068${company}\u2069`,
  receipt: ({ number, company, isAnswerable }) => [
    `הפנייה שלך התקבלה אצל \u2068${company}\u2069. מספר הפנייה: \u2066#${number}\u2069.`,
    isAnswerable
      ? 'אדם מהצוות קורא אותה ומשיב לך באימייל. כדי להוסיף לה, אפשר להשיב לאימייל הזה.'
      : 'אדם מהצוות קורא אותה ומשיב לך באימייל. אפשר גם לחזור לשיחה באתר שבו היא נכתבה ולהוסיף לה שם.',
  ],
  receiptReason: 'אם הפנייה אינה שלך, ייתכן שנפלה טעות בהקלדת כתובת: אין צורך לעשות דבר.',
  transcriptSubject: company => `השיחה שלך עם \u2068${company}\u2069`,
  transcriptReason: company =>
    `קיבלת את האימייל הזה כי התבקש עותק של השיחה עם \u2068${company}\u2069. אם לא ביקשת זאת, אין צורך לעשות דבר.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}התקבלה תשובה מאת \u2068${company}\u2069`,
  replyBack: 'כדי להשיב, אפשר לחזור לשיחה באתר שבו היא נכתבה. אפשר גם לכתוב לנו כאן:',
  replyByEmail: 'כדי להשיב, אפשר פשוט להשיב לאימייל הזה. אפשר גם לכתוב לנו כאן:',
  replyButton: company => `לכתוב אל \u2068${company}\u2069`,
  replyReason: company =>
    `קיבלת את האימייל הזה כי הכתובת הזאת נמסרה בשיחה עם \u2068${company}\u2069 והתשובה עוד לא נקראה שם. אם לא מסרת אותה, אין צורך לעשות דבר.`,
  surveySubject: company => `איך הייתה השיחה שלך עם \u2068${company}\u2069?`,
  faces: ['גרוע מאוד', 'גרוע', 'סביר', 'טוב', 'טוב מאוד'],
  thumbs: ['לא טוב', 'טוב'],
  likelihood: ({ min, max }) =>
    `הציון \u2066${min}\u2069 פירושו סיכוי אפסי, \u2066${max}\u2069 פירושו סיכוי גבוה מאוד.`,
  surveyButton: 'כתיבת הערה',
  surveyClick: 'לחיצה פותחת דף ונחשבת לתשובה. שם אפשר לשנות אותה במשך יום ולהוסיף הערה.',
  surveyReason: company =>
    `קיבלת את האימייל הזה כי הכתובת הזאת נמסרה בשיחה עם \u2068${company}\u2069, שהסתיימה. אם לא מסרת אותה, אין צורך לעשות דבר.`,
  you: 'אני',
  said: (name, instant) => `${name}, \u2066${instant}\u2069`,
}
