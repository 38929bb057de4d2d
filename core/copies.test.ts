import { describe, expect, it } from 'vitest'
import { LOCALES } from '#contract/constants/locales.ts'
import { copyOf, isNoThanks } from './copies.ts'
import { COPY } from './copy.ts'
import { asksForHuman } from './handoff/asks-for-human.ts'

describe.each(LOCALES)('the copy in %s', locale => {
  it('[CHAT-13] has a No that is known as one, and is no request for a human', () => {
    const { noThanks } = copyOf(locale)
    expect([isNoThanks(noThanks), asksForHuman(noThanks)]).toEqual([true, false])
  })

  it('[CHAT-15] answers the follow-up card without asking for a human', () => {
    const { followUpDone, followUpMore } = copyOf(locale)
    expect([asksForHuman(followUpDone), asksForHuman(followUpMore)]).toEqual([false, false])
  })
})

it('every language has words of its own', () => {
  expect(new Set(LOCALES.map(locale => copyOf(locale).noInformation)).size).toBe(LOCALES.length)
})

it('a language that there is none of has the English words', () => expect(copyOf('xx')).toBe(COPY))

it("[CHAT-06] [CHAT-13] the English alert and No are the specification's", () => {
  expect(COPY.emailMissing).toBe('Please enter your email before starting the chat.')
  expect(COPY.noThanks).toBe('No thanks!')
})

it.each(['No', 'No thanks', 'Nein', ''])('does not take any words for the No to an offer: %j', text =>
  expect(isNoThanks(text)).toBe(false),
)
