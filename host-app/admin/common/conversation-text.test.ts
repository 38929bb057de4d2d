import { expect, test } from 'vitest'
import { subjectText } from './conversation-text.ts'

test.each([
  ['I lost my phone and have no recovery cod', 'I lost my phone and have no recovery cod…'],
  ['A first message that ends with a blank  ', 'A first message that ends with a blank…'],
  ['Is this message forty characters long  ?', 'Is this message forty characters long  ?'],
  ['Where is my order', 'Where is my order'],
  [
    'A ticket may have a subject that is longer than a chat’s',
    'A ticket may have a subject that is longer than a chat’s',
  ],
  ['🙂'.repeat(40), `${'🙂'.repeat(40)}…`],
])('[CHAT-07] %s', (subject, shown) => expect(subjectText(subject)).toBe(shown))
