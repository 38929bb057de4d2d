import type { TicketMessages } from '../../ui/messages/ticket-messages.ts'
import type { TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'

const MESSAGES_HE: TicketMessages = {
  title: 'כתיבה אלינו',
  intro: 'אפשר לספר לנו מה נחוץ. מספר הפנייה מגיע מיד, והתשובה באימייל.',
  optional: '(לא חובה)',
  email: 'כתובת אימייל',
  emailExample: 'name@example.com',
  name: 'שם',
  subject: 'נושא',
  category: 'קטגוריה',
  choose: 'בחירה…',
  message: 'איך אפשר לעזור?',
  articles: 'ייתכן שהתשובה במאמרים האלה',
  articlesFound: 'מתחת לנושא מופיעים {count} מאמרים שיכולים לעזור.',
  articleFound: 'מתחת לנושא מופיע מאמר שיכול לעזור.',
  opensInTab: 'נפתח בכרטיסייה חדשה',
  files: 'קבצים',
  removeFile: 'הסרת הקובץ \u2068{name}\u2069',
  send: 'שליחה',
  sending: 'בשליחה…',
  missing: 'יש למלא את השדה הזה.',
  notChosen: 'יש לבחור אפשרות.',
  notAnEmail: 'יש להזין כתובת אימייל כמו name@example.com.',
  notAccepted: 'הערך לא התקבל. כדאי לבדוק אותו.',
  refused: 'יש כאן מילה שאינה מתקבלת. נא לשנות את הטקסט.',
  notSent: 'לא ניתן היה לשלוח את הפנייה. מה שנכתב נשמר כאן: כדאי לנסות שוב בעוד רגע.',
  ticket: 'פנייה מס׳ {number}',
  receipt: 'ההודעה שלך התקבלה, ואישור בדרך אל \u2068{email}\u2069.',
  next: 'אדם מהצוות קורא אותה ומשיב באימייל. אפשר לעקוב אחריה כאן ולהוסיף לה.',
  filesOnTheWay: 'נשלחו {done} מתוך {total} קבצים',
  filesDone: 'כל הקבצים נשלחו.',
  filesNotSent: 'הפנייה התקבלה, אבל לא ניתן היה לשלוח קובץ.',
  viewTicket: 'הצגת הפנייה',
  anotherTicket: 'פנייה נוספת',
  myTickets: 'הפניות שלי',
  newTicket: 'פנייה חדשה',
  backToTickets: 'חזרה לפניות שלי',
  loading: 'בטעינה…',
  open: 'פתוחה',
  resolved: 'נפתרה',
  oneUnread: 'הודעה חדשה אחת',
  unread: '{count} הודעות חדשות',
}

/**
 * Hebrew, without imperatives, which reveal the reader's gender. `\u2068` and `\u2069` isolate text that may be
 * left-to-right.
 */
export const catalog: TicketCatalog = { locale: 'he', t: MESSAGES_HE }
