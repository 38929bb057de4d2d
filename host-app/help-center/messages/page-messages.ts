import { createContext, useContext } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { dayOf, primarySubtag } from '../languages.ts'
import { MESSAGES as AR } from './ar.ts'
import { MESSAGES as DE } from './de.ts'
import { MESSAGES as EN, type PageMessages } from './en.ts'
import { MESSAGES as ES } from './es.ts'
import { MESSAGES as FR } from './fr.ts'
import { MESSAGES as HE } from './he.ts'

const LANGUAGES: Readonly<Record<string, PageMessages>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  he: HE,
  ar: AR,
} satisfies Record<Locale, PageMessages>

/** The language of the page. */
export const PageLanguage = createContext('en')

/** Returns the messages of the page, and a function that writes a day in its language. */
export function usePageMessages(): { readonly t: PageMessages; readonly day: (instant: string) => string } {
  const language = useContext(PageLanguage)
  return { t: pageMessagesFor(language), day: instant => dayOf(instant, language) }
}

/** Returns the messages in a language (BCP 47), in English if there are none. */
export function pageMessagesFor(language: string): PageMessages {
  return LANGUAGES[primarySubtag(language)] ?? EN
}

/** Returns a message with `value` in place of a mark such as `{query}`. */
export function fill(text: string, mark: string, value: string): string {
  return text.replace(`{${mark}}`, () => value)
}

/** Returns the site's name: a company's help center, or the platform's. */
export function siteName({ companyName, language }: KnowledgePage): string {
  const { help } = pageMessagesFor(language)
  return companyName === null ? help : `${companyName} ${help}`
}
