import type { KbMessages } from '../../ui/messages/kb-messages.ts'
import type { KbCatalog } from '../../ui/messages/use-kb-messages.ts'

const MESSAGES_HE: KbMessages = {
  name: 'עזרה',
  title: 'איך אפשר לעזור?',
  openHelp: 'פתיחת העזרה',
  closeHelp: 'סגירת העזרה',
  back: 'חזרה',
  search: 'חיפוש בעזרה',
  searchExample: 'חיפוש מאמרים…',
  topics: 'נושאים',
  newest: 'מאמרים חדשים',
  announcements: 'הודעות',
  oneArticle: 'מאמר אחד',
  articles: '{count} מאמרים',
  more: 'הצגת עוד',
  loading: 'בטעינה…',
  failed: 'לא ניתן היה לטעון את זה.',
  offline: 'אין חיבור לרשת.',
  notFresh: 'לא ניתן היה לרענן, וייתכן שזה כבר לא מעודכן.',
  retry: 'ניסיון נוסף',
  empty: 'עדיין אין מאמרים.',
  goneArticle: 'המאמר הזה כבר לא כאן.',
  goneCategory: 'אין כאן יותר דבר.',
  toStart: 'כל הנושאים',
  updated: 'עודכן ב־\u2068{date}\u2069',
  trail: 'המיקום שלך',
  table: 'טבלה',
  picture: 'תמונה: \u2068{name}\u2069',
  code: 'קוד',
  helpful: 'האם זה עזר?',
  yes: 'כן',
  no: 'לא',
  comment: 'נשמח לשמוע עוד',
  sendComment: 'שליחת ההערה',
  thanks: 'תודה על המשוב.',
  notSent: 'לא ניתן היה לשלוח. כדאי לנסות שוב בעוד רגע.',
  related: 'מאמרים קשורים',
  otherLanguages: 'בשפות אחרות',
  openPage: 'פתיחה בדף חדש',
  opensInTab: 'נפתח בכרטיסייה חדשה',
  oneResult: 'תוצאה אחת עבור ”\u2068{query}\u2069“',
  results: '{count} תוצאות עבור ”\u2068{query}\u2069“',
  noResults: 'לא נמצא דבר עבור ”\u2068{query}\u2069“',
  otherWords: 'אפשר לנסות מילים אחרות, או לשאול אותנו.',
  clearSearch: 'ניקוי החיפוש',
  notSure: 'לא מה שחיפשת?',
  askChat: 'שאלה בצ׳אט',
  askTicket: 'כתיבה אלינו',
}

/**
 * Hebrew, without imperatives, which reveal the reader's gender. `\u2068` and `\u2069` isolate text that may be
 * left-to-right.
 */
export const catalog: KbCatalog = { locale: 'he', t: MESSAGES_HE }
