import { describe, expect, it } from 'vitest'
import { returnTo } from './returning.ts'
import type { OutgoingMessage } from './state.ts'

const EMPTY = { conversationId: null, outbox: [] }
const UNSENT = [{ clientId: 'm' } as OutgoingMessage]
const open = (id: string) => ({ id, status: 'open' }) as const
const resolved = (id: string) => ({ id, status: 'resolved' }) as const
const ticket = (id: string) => ({ id, status: 'ticket' }) as const

describe('a returning visitor', () => {
  it.each([
    ['goes on with the newest open conversation', EMPTY, [open('b'), open('a')], [], 'b', 'a'],
    ['goes on with the only open one', EMPTY, [resolved('c'), ticket('b'), open('a')], [], 'a', null],
    ['starts anew if none is open', EMPTY, [resolved('b'), ticket('a')], [], null, null],
    ['starts anew if none is found', EMPTY, [], [], null, null],
    ['stays in a conversation', { ...EMPTY, conversationId: 'x' }, [open('x'), open('a')], [], null, 'a'],
    ['is told of none that they know', { ...EMPTY, conversationId: 'x' }, [open('a')], ['a'], null, null],
    ['goes on with what is new to this browser', EMPTY, [open('b'), open('a')], ['b'], 'a', null],
    ['is told of none that has ended', { ...EMPTY, conversationId: 'x' }, [ticket('a')], [], null, null],
    ['keeps an unsent message', { ...EMPTY, outbox: UNSENT }, [open('a')], [], null, 'a'],
    ['may choose among those that they know', EMPTY, [open('a')], ['a'], null, null],
  ])('%s', (_, state, found, known, current, alsoOpen) => {
    const returning = returnTo(state, found, new Set(known))
    expect([returning.current?.id ?? null, returning.alsoOpen?.id ?? null]).toEqual([current, alsoOpen])
  })
})
