import { expect, it } from 'vitest'
import { createSequence, type SequenceState } from './sequence.ts'

/** Checks numbers such as `2.7`, the seventh of epoch 2, and `2.7h`, a heartbeat that repeats it. */
function check(received: string): SequenceState[] {
  const next = createSequence()
  return received.split(' ').map(text => {
    const [epoch, number] = text.split('.').map(part => Number.parseInt(part, 10))
    return next({ epoch: epoch!, number: number!, isHeartbeat: text.endsWith('h') })
  })
}

it.each([
  ['finds no gap before the first number', '3.7h 3.8', ['repeat', 'next']],
  ['accepts a message as the first one', '3.7 3.7h', ['next', 'repeat']],
  ['accepts consecutive messages', '1.0h 1.1 1.2 1.2h 1.3', ['repeat', 'next', 'next', 'repeat', 'next']],
  ['finds a gap between messages', '1.0h 1.1 1.3 1.4', ['repeat', 'next', 'gap', 'next']],
  [
    'finds a lost last message at the next heartbeat, once',
    '1.0h 1.1h 1.1h 1.2',
    ['repeat', 'gap', 'repeat', 'next'],
  ],
  ['accepts a message once', '1.0h 1.1 1.1', ['repeat', 'next', 'repeat']],
  ['finds a gap when the relay changes', '1.4h 2.0h 2.1', ['repeat', 'gap', 'next']],
  ['rejects a relay that has been replaced', '2.0h 1.5 1.5h 2.1', ['repeat', 'stale', 'stale', 'next']],
])('%s', (_, received, states) => {
  expect(check(received)).toEqual(states)
})
