import { expect, it } from 'vitest'
import { reportedQuestion } from './question-text.ts'

it.each([
  ['a question', 'do you ship to Norway?', 'do you ship to Norway?'],
  ['a question with a request for a human', 'My refund is late, can I talk to someone?', undefined],
  ['a greeting', 'hi there', null],
  ['a request for a human alone', 'ok let me speak to somebody please', null],
  ['nothing', '  ', null],
])('of %s, this is stored', (_, message, stored = message) => {
  expect(reportedQuestion(message)).toBe(stored)
})
