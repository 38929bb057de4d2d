import { createContext, useContext } from 'react'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import type { Words } from './words/words.ts'
import { dayOf, wordsOf } from './words/words-of.ts'

/** The language of the page. */
export const PageLanguage = createContext('en')

/** The words of the page, and its way to write a day. */
export function usePageWords(): { readonly words: Words; readonly day: (instant: string) => string } {
  const language = useContext(PageLanguage)
  return { words: wordsOf(language), day: instant => dayOf(instant, language) }
}

/** What is put in the place of a mark such as `{query}`. */
export function fill(text: string, mark: string, value: string): string {
  return text.replace(`{${mark}}`, () => value)
}

/** The name of what the page belongs to: a company's help, or the platform's. */
export function siteName({ companyName, language }: KnowledgePage): string {
  const { help } = wordsOf(language)
  return companyName === null ? help : `${companyName} ${help}`
}
