import { createContext, useContext } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import { TICKET_WORDS, type TicketWords } from './ticket-words.ts'

/** The ticket element's words in one language. */
export type TicketWording = { readonly locale: Locale; readonly words: TicketWords }

/** English is part of the first download; every other language comes as a chunk of its own. */
export const ENGLISH_TICKET: TicketWording = { locale: 'en', words: TICKET_WORDS }

export const TicketWordingContext = createContext<TicketWording>(ENGLISH_TICKET)

/** The words in the language of the element around. */
export function useTicketWording(): TicketWording {
  return useContext(TicketWordingContext)
}
