import { expect, it } from 'vitest'
import { highlight } from './highlight.ts'

/** Returns the text with its matches in brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

it.each([
  ['Reset your password', 'PASSWORD reset', '[Reset] your [password]'],
  ['All refunds are refunded', 'refund', 'All [refunds] are [refunded]'],
  ['A refund', 'refunds', 'A [refund]'],
  ['Café crème', 'cafe creme', '[Café] [crème]'],
  ['An order and a border', 'order', 'An [order] and a border'],
  ['Typing a pas', 'pa', 'Typing a [pas]'],
  ['A to Z', 'a', '[A] to Z'],
  ['שחזור סיסמה', 'סיסמה', 'שחזור [סיסמה]'],
  ['<b>bold</b>', 'b', '<[b]>bold</[b]>'],
  ['Nothing', '.* [', 'Nothing'],
  ['', 'x', ''],
])('in %j, for %j', (text, query, expected) => expect(marked(text, query)).toBe(expected))
