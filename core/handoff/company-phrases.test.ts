import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { asksCompanyForHuman } from './company-phrases.ts'

const NONE = { handoff_phrases: [], handoff_exceptions: [] }

describe('[CHAT-09] a company’s own phrase', () => {
  const flow = { ...NONE, handoff_phrases: ['call me back', 'Rückruf bitte', 'اتصل بي', 'bring in Dana'] }

  it.each([
    'Call me back',
    'Could you call me back, please?',
    'CALL  ME – BACK!',
    'rueckruf oder: Rückruf, bitte',
    'RU\u0308CKRUF BITTE',
    'من فضلك اتصل بي',
    'Please bring in Dána.',
  ])('asks for a human: %s', text => expect(asksCompanyForHuman(text, flow)).toBe(true))

  it.each(['Does it call you back?', 'Recall me backwards', 'me back', ''])(
    'does not match other words: %j',
    text => expect(asksCompanyForHuman(text, flow)).toBe(false),
  )

  it('comes on top of the built-in intent', () =>
    expect(asksCompanyForHuman('I want to talk to a person', flow)).toBe(true))
})

describe('[CHAT-09] an exception', () => {
  const flow = {
    handoff_phrases: ['concierge'],
    handoff_exceptions: ['customer service hours', 'concierge plan', 'live chat'],
  }

  it.each([
    'What are your customer service hours?',
    'customer-service hours?',
    'How much is the Concierge Plan?',
  ])('asks for no human: %s', text => expect(asksCompanyForHuman(text, flow)).toBe(false))

  it.each([
    'What are your customer service hours? I want to talk to a person.',
    'Concierge, please. I have the concierge plan.',
    'customer service',
  ])('leaves what else the message says: %s', text => expect(asksCompanyForHuman(text, flow)).toBe(true))

  it('takes back what the built-in intent hears', () => {
    expect(asksCompanyForHuman('live chat', NONE)).toBe(true)
    expect(asksCompanyForHuman('live chat', flow)).toBe(false)
  })
})

it('reads a long message in a moment', () => {
  const phrases = Array.from({ length: 50 }, (_, index) => `word${index} again`)
  const flow = { handoff_phrases: phrases, handoff_exceptions: [...phrases, 'a a a a b'] }
  const spent = processorTimeOf(() => {
    asksCompanyForHuman('a '.repeat(4_000), flow)
  })
  expect(spent).toBeLessThan(1_000)
})
