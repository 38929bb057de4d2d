import type { CsatMessages } from './en.ts'

/** Hebrew, without imperatives, which reveal the reader's gender. */
export const MESSAGES: CsatMessages = {
  name: 'משוב',
  close: 'סגירה',
  loading: 'בטעינה…',
  notLoaded: 'לא ניתן היה לטעון את הסקר.',
  retry: 'ניסיון נוסף',
  ofScore: '{score} מתוך {max}',
  terrible: 'גרוע',
  bad: 'רע',
  okay: 'סביר',
  good: 'טוב',
  great: 'מצוין',
  notGood: 'לא טוב',
  unlikely: 'לא סביר',
  likely: 'סביר מאוד',
  optional: '(לא חובה)',
  send: 'שליחה',
  sending: 'בשליחה…',
  skip: 'דילוג',
  notSent: 'לא ניתן היה לשלוח את התשובה. היא עדיין כאן.',
  saved: 'נשמר: {answer}. עדיין אפשר לשנות.',
  yourAnswer: 'התשובה שלך: {answer}',
  change: 'שינוי התשובה',
  closed: 'הסקר סגור. אפשר לשנות תשובה במשך 24 שעות.',
  invalid: 'תוקף הקישור פג או שהוא חלקי.',
}
