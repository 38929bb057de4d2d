import type { Locale } from '#contract/constants/locales.ts'

/**
 * The launcher's accessible names, closed and open. The same as in the widget's messages, which a test checks.
 */
export const LAUNCHER_NAMES: Readonly<Record<Locale, readonly [closed: string, open: string]>> = {
  en: ['Open chat', 'Close chat'],
  de: ['Chat öffnen', 'Chat schließen'],
  es: ['Abrir chat', 'Cerrar chat'],
  fr: ['Ouvrir le chat', 'Fermer le chat'],
  he: ['פתיחת הצ׳אט', 'סגירת הצ׳אט'],
  ar: ['فتح المحادثة', 'إغلاق المحادثة'],
}

/**
 * Returns the language of a chat: its attribute `locale`, else the page's, else the browser's, else English.
 */
export function languageOf(chat: HTMLElement): Locale {
  for (const tag of [chat.getAttribute('locale'), document.documentElement.lang, navigator.language]) {
    const language = tag?.toLowerCase().split(/[-_]/)[0] as Locale
    if (LAUNCHER_NAMES[language]) return language
  }
  return 'en'
}
