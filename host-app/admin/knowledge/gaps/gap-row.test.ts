import { describe, expect, it } from 'vitest'
import { sourceText } from './gap-row.tsx'

describe('sourceText', () => {
  it.each([
    [{ chat: 1, search: 0, unhelpful: 0 }, '1 in a chat'],
    [{ chat: 2, search: 5, unhelpful: 1 }, '5 searches, 2 in chats, 1 answer that did not help'],
  ])('%o', (sources, text) => expect(sourceText(sources)).toBe(text))
})
