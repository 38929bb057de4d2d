import { expect, it } from 'vitest'
import { isGoodbye } from './goodbye.ts'

it.each(['Goodbye!', 'ok thanks, bye', 'Bye bye.', 'That’s all, thank you', 'no, nothing else', 'bye now'])(
  '[VOICE-04] "%s" ends the call',
  text => {
    expect(isGoodbye(text, 'en')).toBe(true)
  },
)

it.each([
  '',
  'buy',
  'where is my invoice',
  'How do I say goodbye',
  'goodbye is what I told them and nothing came',
])('"%s" does not', text => {
  expect(isGoodbye(text, 'en')).toBe(false)
})

it('each language has its own, and all know English', () => {
  for (const [locale, text] of [
    ['de', 'Danke, tschüss!'],
    ['es', 'Muchas gracias, adiós'],
    ['fr', 'Merci, au revoir'],
    ['he', 'תודה, להתראות'],
    ['ar', 'شكرا، مع السلامة'],
    ['ar', 'bye'],
  ] as const)
    expect(isGoodbye(text, locale), text).toBe(true)
  expect(isGoodbye('tschüss', 'en')).toBe(false)
})
