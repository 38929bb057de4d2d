import { expect, test } from 'vitest'
import { openingText, subjectText } from './conversation-text.ts'

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

const FILE = 'https://files.test/storage/v1/object/public/conversation-uploads/c/1-a-photo.png'

test.each([
  [
    'I lost my phone and have no recovery cod',
    'I lost my phone and have no recovery codes',
    'I lost my phone and have no recovery codes',
  ],
  ['**Bold** and then', '**Bold** and then\nsome more', 'Bold and then some more'],
  ['A ticket', 'Hello, the printer is on fire', 'A ticket'],
  ['Started elsewhere', null, 'Started elsewhere'],
  ['A file of theirs', FILE, 'A file of theirs'],
])('a row says of %j and %j: %j', (subject, first_message, shown) =>
  expect(openingText({ subject, first_message })).toBe(shown),
)
