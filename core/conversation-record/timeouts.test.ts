import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMERS } from '#contract/constants/chat-flow.ts'
import { timeoutAfterAi } from './timeouts.ts'

const NOW = new Date('2026-01-01T00:00:00Z')

describe('after a message of the AI', () => {
  it.each([
    ['[CHAT-16] an answer', 'answer', 'auto-close', 45],
    ['[CHAT-16] suggested articles', 'suggestions', 'auto-close', 45],
    ['[CHAT-14] the offer of a human', 'offer', 'choice-timeout', 180],
  ] as const)('%s', (_case, type, rule, seconds) => {
    expect(timeoutAfterAi(type, DEFAULT_TIMERS, NOW)).toEqual({
      timeout_rule: rule,
      timeout_at: new Date(NOW.getTime() + seconds * 1_000),
    })
  })
})
