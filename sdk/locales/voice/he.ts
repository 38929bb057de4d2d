import type { LiveCallMessages } from '../../ui/messages/live-call-messages.ts'
import type { VoiceCatalog } from '../../ui/messages/use-voice-messages.ts'
import type { VoiceMessages } from '../../ui/messages/voice-messages.ts'

const MESSAGES_HE: VoiceMessages & LiveCallMessages = {
  connecting: 'בהתחברות…',
  ready: 'מוכן',
  failed: 'המיקרופון או החיבור נכשלו',
  timedOut: 'הזמן אזל',
  network: 'שגיאת רשת',
  refused: 'שגיאה \u2068{status}\u2069',
  name: 'שיחה קולית',
  needHelp: 'אפשר לעזור?',
  voiceChat: 'שיחה קולית',
  showCall: 'הצגת השיחה',
  close: 'סגירה',
  loading: 'בטעינה…',
  about: 'השיחה היא עם עוזר AI שעונה לפי מרכז העזרה.',
  cannotHear: 'העוזר הזה מדבר, אבל לא יכול לשמוע כאן. אפשר להקליד שאלות.',
  call: 'התקשרות',
  cannotCall: 'הדפדפן הזה לא יכול לבצע שיחות.',
  writeInstead: 'כתיבה במקום שיחה',
  retry: 'ניסיון נוסף',
  cancel: 'ביטול',
  listening: 'בהאזנה',
  thinking: 'בחשיבה',
  speaking: 'בדיבור',
  muted: 'מושתק',
  notRecorded: 'ללא הקלטה',
  level: 'עוצמת המיקרופון',
  captions: 'כתוביות',
  you: 'הצד שלך',
  person: 'נציג אנושי של \u2068{company}\u2069',
  opensInTab: 'נפתח בכרטיסייה חדשה',
  mute: 'השתקה',
  type: 'הקלדה',
  askPerson: 'נציג',
  askForPerson: 'אשמח לדבר עם נציג אנושי.',
  end: 'סיום',
  endCall: 'סיום השיחה',
  message: 'ההודעה שלך',
  send: 'שליחה',
  ended: 'השיחה הסתיימה',
  duration: 'משך: \u2068{time}\u2069',
  silence: 'איש לא דיבר במשך {seconds} שניות.',
  tooLong: 'הזמן של השיחה הזו נגמר.',
  lost: 'החיבור אבד.',
  transcript: 'תמליל',
  rateCall: 'איך הייתה השיחה?',
  good: 'טובה',
  notGood: 'לא טובה',
  thanks: 'תודה.',
  callAgain: 'שיחה נוספת',
  continueByText: 'המשך בכתב',
}

/**
 * Hebrew, without imperatives, which reveal the reader's gender. `\u2068` and `\u2069` isolate text that may be
 * left-to-right.
 */
export const catalog: VoiceCatalog = { locale: 'he', t: MESSAGES_HE }
