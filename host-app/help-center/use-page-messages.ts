import { createContext, useContext } from 'react'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { dayOf } from './languages.ts'
import type { PageMessages } from './messages/page-messages.ts'
import { pageMessagesFor } from './messages/page-messages-for.ts'

/** The language of the page. */
export const PageLanguage = createContext('en')

/** Returns the messages of the page, and a function that writes a day in its language. */
export function usePageMessages(): { readonly t: PageMessages; readonly day: (instant: string) => string } {
  const language = useContext(PageLanguage)
  return { t: pageMessagesFor(language), day: instant => dayOf(instant, language) }
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
