import { expect, it } from 'vitest'
import { TYPING_NEWS_EVERY_MS } from '#contract/constants/conversation.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createSendTyping } from './send-typing.ts'

it('tells of keystrokes at most every three seconds, and of another conversation at once', () => {
  const clock = createManualClock(0)
  const told: string[] = []
  const tell = createSendTyping(clock, id => told.push(id))
  tell('a')
  clock.advance(TYPING_NEWS_EVERY_MS - 1)
  tell('a')
  expect(told).toEqual(['a'])
  clock.advance(1)
  tell('a')
  tell('b')
  expect(told).toEqual(['a', 'a', 'b'])
})
