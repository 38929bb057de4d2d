import { describe, expect, it } from 'vitest'
import { addedMessages, completeUntil, mergeMessages } from './merge-messages.ts'
import { messageRow } from './test-rows.ts'

describe('mergeMessages', () => {
  it('holds each message once, in order of sequence whatever the order of arrival', () => {
    const merged = mergeMessages(
      [messageRow(1), messageRow(4)],
      [messageRow(3), messageRow(1), messageRow(2)],
    )
    expect(merged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  })

  it('keeps the very list when nothing is new, so that nothing is drawn again', () => {
    const known = [messageRow(1), messageRow(2)]
    expect(mergeMessages(known, [messageRow(2)])).toBe(known)
  })
})

describe('completeUntil', () => {
  it.each([
    [[], 0],
    [[1, 2, 3], 3],
    [[1, 2, 4, 5], 2],
    [[2, 3], 0],
  ])('of %j is %i', (sequences, until) => {
    expect(completeUntil(sequences.map(sequence => messageRow(sequence)))).toBe(until)
  })
})

describe('addedMessages', () => {
  it('names what is new', () => {
    const added = addedMessages([messageRow(1)], [messageRow(1), messageRow(2)])
    expect(added.map(({ id }) => id)).toEqual(['message-2'])
  })
})
