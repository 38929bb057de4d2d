import { expect, it } from 'vitest'
import { readAnswer, readUnfinished } from './read-answer.ts'

const PASSAGES = [{ slug: 'plans' }]

it('may be a question back, with choices, of which nothing shows before it is whole', () => {
  const written = 'CLARIFY: Which plan? [1] | Solo | Team'
  expect(readAnswer(written, PASSAGES)).toEqual({
    kind: 'clarification',
    question: 'Which plan?',
    choices: ['Solo', 'Team'],
  })
  for (let end = 1; end <= written.length; end++)
    expect(readUnfinished(written.slice(0, end), PASSAGES)).toBeNull()
})

it.each([
  'CLARIFY: Which plan?',
  'CLARIFY: Which plan? | Solo',
  'CLARIFY: Which plan? | Solo | Solo',
  'CLARIFY: | Solo | Team',
  'CLARIFY: Which plan? | Solo |',
  'CLARIFY: Which one? | 1 | 2 | 3 | 4 | 5',
  `CLARIFY: Which plan? | Solo | ${'x'.repeat(81)}`,
  'CLARIFY: Which plan? | Solo | Team\nIt costs €6.',
  'It costs €6 [1]. CLARIFY: Which plan? | Solo | Team',
])('is no question back without two to four choices: %s', written => {
  expect(readAnswer(written, PASSAGES)).toEqual({ kind: 'no-information' })
})

it.each(['Yes. [1]', 'constructor'])('cites nothing when there were no passages: %s', written => {
  expect(readAnswer(written, [])).toMatchObject({ kind: 'answer', used: [] })
})
