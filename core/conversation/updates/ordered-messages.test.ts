import { describe, expect, it } from 'vitest'
import { message } from '../test-kit.ts'
import { addedMessages, contiguousSequence, mergeMessages } from './ordered-messages.ts'

describe('mergeMessages', () => {
  it('[CHAT-20] holds each message once, in order of sequence whatever the order of arrival', () => {
    const merged = mergeMessages([message(1), message(4)], [message(3), message(1), message(2), message(2)])
    expect(merged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  })

  it('keeps the very list when nothing is new, so that nothing is drawn again', () => {
    const known = [message(1), message(2)]
    expect(mergeMessages(known, [message(2)])).toBe(known)
  })

  it('takes over another rating', () => {
    const merged = mergeMessages([message(1), message(2)], [message(1, 'ai', { helpful: true })])
    expect(merged.map(({ helpful }) => helpful)).toEqual([true, null])
  })
})

describe('contiguousSequence', () => {
  it.each([
    [[], 0],
    [[1, 2, 3], 3],
    [[1, 2, 4, 5], 2],
    [[2, 3], 0],
  ])('of %j is %i', (sequences, until) => {
    expect(contiguousSequence(sequences.map(sequence => message(sequence)))).toBe(until)
  })
})

describe('addedMessages', () => {
  it('names what is new', () => {
    const added = addedMessages([message(1)], [message(1), message(2)])
    expect(added.map(({ sequence }) => sequence)).toEqual([2])
  })
})
