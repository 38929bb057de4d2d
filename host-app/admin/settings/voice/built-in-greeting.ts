import type { Locale } from '#contract/constants/locales.ts'
import { CALL_MESSAGES } from '#core/messages/call-messages.ts'

/** Returns how the assistant greets in a language, if the company has no words of its own. */
export function builtInGreeting(locale: Locale, companyName: string): string {
  return CALL_MESSAGES[locale].greeting.replace('{company}', () => companyName)
}
