import { describe, expect, it } from 'vitest'
import { LOCALES } from '#contract/constants/locales.ts'
import { asksForHuman } from '../handoff/asks-for-human.ts'
import { SHARED_MESSAGES } from './en.ts'
import { isNoThanks, messagesFor } from './shared-messages.ts'

describe.each(LOCALES)('the shared messages in %s', locale => {
  it('[CHAT-13] has a No that is known as one, and is no request for a human', () => {
    const { noThanks } = messagesFor(locale)
    expect([isNoThanks(noThanks), asksForHuman(noThanks)]).toEqual([true, false])
  })

  it('[CHAT-15] answers the follow-up card without asking for a human', () => {
    const { followUpDone, followUpMore } = messagesFor(locale)
    expect([asksForHuman(followUpDone), asksForHuman(followUpMore)]).toEqual([false, false])
  })
})

it('every language has messages of its own', () => {
  expect(new Set(LOCALES.map(locale => messagesFor(locale).noInformation)).size).toBe(LOCALES.length)
})

it('an unknown language has the English messages', () => expect(messagesFor('xx')).toBe(SHARED_MESSAGES))

it('[ADMIN-04] a company’s own text replaces the built-in one in its language alone', () => {
  const texts = { de: { apology: 'Niemand frei.' } }
  expect(messagesFor('de', texts)).toEqual({ ...messagesFor('de'), apology: 'Niemand frei.' })
  expect(messagesFor('fr', texts)).toBe(messagesFor('fr'))
  expect(messagesFor('constructor', texts)).toBe(SHARED_MESSAGES)
})

it("[CHAT-06] [CHAT-13] the English alert and No are the specification's", () => {
  expect(SHARED_MESSAGES.emailMissing).toBe('Please enter your email before starting the chat.')
  expect(SHARED_MESSAGES.noThanks).toBe('No thanks!')
})

it.each(['No', 'No thanks', 'Nein', ''])('does not take any words for the No to an offer: %j', text =>
  expect(isNoThanks(text)).toBe(false),
)
