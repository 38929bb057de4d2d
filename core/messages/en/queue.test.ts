import { expect, it } from 'vitest'
import { queueText } from './queue.ts'

it('[CHAT-10] the place in the queue, in any language', () => {
  expect(queueText(3)).toBe("You're in the queue to chat with a human. Your position: 3")
  expect(queueText(3, { queue: 'Platz {position} in der Schlange' })).toBe('Platz 3 in der Schlange')
})
