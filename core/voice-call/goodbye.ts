import type { Locale } from '#contract/constants/locales.ts'

/** What people say to end a call, by language: a whole text, or its end. */
const GOODBYES: Record<Locale, readonly string[]> = {
  en: [
    'goodbye',
    'good bye',
    'bye',
    'bye bye',
    'that is all',
    "that's all",
    'nothing else',
    'that will be all',
  ],
  de: ['tschüss', 'tschüs', 'auf wiederhören', 'auf wiedersehen', 'das war alles', "das war's"],
  es: ['adiós', 'adios', 'hasta luego', 'eso es todo', 'nada más'],
  fr: ['au revoir', "c'est tout", 'ce sera tout', 'bonne journée'],
  he: ['להתראות', 'ביי', 'זה הכול', 'זה הכל'],
  ar: ['مع السلامة', 'وداعا', 'إلى اللقاء', 'هذا كل شيء'],
}
/** Words of thanks that may follow. */
const AFTER = / (?:now|then|thanks|thank you|danke|gracias|merci|תודה|شكرا)$/u

/** Whether a text ends the call (VOICE-04): it is a goodbye, or ends with one. "How do I say goodbye to an agent" is none. */
export function isGoodbye(text: string, locale: Locale): boolean {
  const said = plain(text).replace(AFTER, '')
  if (/^(?:how|why|what|when|where|can|could|do|does)\b/.test(said)) return false
  return [...GOODBYES[locale], ...GOODBYES.en].some(
    goodbye => said === goodbye || said.endsWith(` ${goodbye}`),
  )
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
