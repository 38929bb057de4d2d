import { describe, expect, it } from 'vitest'
import { settlingAfterAi } from './settling.ts'

const NOW = new Date('2026-01-01T00:00:00Z')

describe('after a message of the AI', () => {
  it.each([
    ['[CHAT-16] an answer', 'answer', 'auto-close', 45],
    ['[CHAT-16] suggested articles', 'suggestions', 'auto-close', 45],
    ['[CHAT-14] the offer of a human', 'offer', 'choice-timeout', 180],
  ] as const)('%s', (_case, type, rule, seconds) => {
    expect(settlingAfterAi(type, NOW)).toEqual({
      settle_rule: rule,
      settle_at: new Date(NOW.getTime() + seconds * 1_000),
    })
  })
})
