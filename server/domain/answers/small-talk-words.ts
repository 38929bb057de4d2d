import type { Locale } from '#contract/constants/locales.ts'
import type { SmallTalk } from '#server/ports/model.ts'

type Words = Readonly<Record<SmallTalk, string>>

const ENGLISH: Words = {
  greeting: 'Hello! What can I help you with?',
  thanks: 'You’re welcome!',
  goodbye: 'Goodbye! Write again whenever you like.',
}

const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  de: {
    greeting: 'Hallo! Wobei kann ich Ihnen helfen?',
    thanks: 'Gern geschehen!',
    goodbye: 'Auf Wiedersehen! Schreiben Sie gern jederzeit wieder.',
  },
  es: {
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    thanks: '¡De nada!',
    goodbye: '¡Hasta pronto! Escríbanos cuando quiera.',
  },
  fr: {
    greeting: 'Bonjour\u00a0! Comment puis-je vous aider\u00a0?',
    thanks: 'Je vous en prie\u00a0!',
    goodbye: 'Au revoir\u00a0! Écrivez-nous quand vous voulez.',
  },
  he: {
    greeting: 'שלום! במה אפשר לעזור?',
    thanks: 'בשמחה!',
    goodbye: 'להתראות! אפשר לכתוב לנו שוב בכל עת.',
  },
  ar: {
    greeting: 'مرحبًا! كيف يمكنني مساعدتك؟',
    thanks: 'على الرحب والسعة!',
    goodbye: 'إلى اللقاء! يمكنك مراسلتنا متى شئت.',
  },
} satisfies Record<Locale, Words>

/** What the AI says to small talk in a conversation's locale (BCP 47): never a model's own words, which would rest on nothing. */
export function smallTalkWords(locale: string, kind: SmallTalk): string {
  return (WORDS[locale] ?? ENGLISH)[kind]
}
