import { describe, expect, it } from 'vitest'
import { insertAt, triggerAt } from './trigger-at.ts'

describe('triggerAt', () => {
  it.each([
    ['/', 'reply', { sign: '/', query: '', start: 0 }],
    ['Hi /refu', 'reply', { sign: '/', query: 'refu', start: 3 }],
    ['and/or', 'reply', null],
    ['https://a.test/x', 'reply', null],
    ['/refund now', 'reply', null],
    ['@da', 'reply', null],
    ['Ask @dana l', 'note', { sign: '@', query: 'dana l', start: 4 }],
    ['Ask @dana lee ', 'note', null],
    ['a@b.test', 'note', null],
    ['/refund', 'note', null],
  ] as const)('reads %j in a %s as %j', (text, kind, expected) => {
    expect(triggerAt(text, text.length, kind)).toEqual(expected)
  })

  it('looks at what stands before the caret', () => {
    expect(triggerAt('/ref und', 4, 'reply')).toEqual({ sign: '/', query: 'ref', start: 0 })
  })
})

describe('insertAt', () => {
  it('replaces the look-up and leaves the rest', () => {
    const trigger = triggerAt('Hi /re there', 6, 'reply')!
    expect(insertAt('Hi /re there', trigger, 'Dear')).toEqual({ text: 'Hi Dear there', caret: 7 })
  })
})
