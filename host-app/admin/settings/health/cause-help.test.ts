import { expect, it } from 'vitest'
import { HEALTH_CAUSES } from '#contract/constants/health.ts'
import { CAUSE_HELP } from './cause-help.ts'

const TWO_OF_EACH = new Proxy({}, { get: () => 2 })
const causes = Object.values(HEALTH_CAUSES).flatMap(states => Object.entries(states))

it.each(causes)(
  '[ADMIN-04] says in a sentence what %s means, and what to do unless it is %s',
  (cause, state) => {
    const { text, remedy } = CAUSE_HELP[cause as keyof typeof CAUSE_HELP]
    expect(text(TWO_OF_EACH)).toMatch(/^[A-Z2].*[.]$/)
    expect(remedy !== undefined).toBe(state !== 'ok')
  },
)

it('[ADMIN-04] counts in words', () => {
  expect(CAUSE_HELP['past-deadline'].text({ late: 1 })).toBe('1 conversation is past an SLA deadline.')
  expect(CAUSE_HELP['past-deadline'].text({ late: 2 })).toBe('2 conversations are past an SLA deadline.')
  expect(CAUSE_HELP['ai-some-failed'].text({ answered: 1, offered: 2, failed: 3, stood_in: 1 })).toBe(
    'In the last 24 hours: 1 answer, 2 without an answer in your articles. The language model failed 3 times; the built-in answerer replied 1 of these, and to the others a person was offered.',
  )
})
