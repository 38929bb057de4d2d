import { describe, expect, it } from 'vitest'
import { progressPayload } from './progress-writer.ts'

const mark = (text: string | null) => ({ conversationId: 'c', question: 1, text })

describe('progressPayload', () => {
  it.each([
    ['a short text', 'Größe ✓'],
    ['the end', null],
  ])('is the mark itself: %s', (_case, text) =>
    expect(JSON.parse(progressPayload(mark(text)))).toEqual(mark(text)),
  )

  it.each(['a', '✓', '"', '🙂'])('cuts a text of many %s until PostgreSQL takes it', letter => {
    const text = letter.repeat(9_000)
    const payload = progressPayload(mark(text))
    expect(Buffer.byteLength(payload)).toBeLessThan(7_500)
    const kept: string = JSON.parse(payload).text
    expect(text.startsWith(kept)).toBe(true)
    expect(Buffer.byteLength(payload)).toBeGreaterThan(6_000)
  })
})
