import { describe, expect, it } from 'vitest'
import { countWords } from './units.ts'

describe('the words of a text', () => {
  it.each([
    ['are parted by spaces', 'Open the app.', 3],
    ['are no signs', 'Settings > Billing – now', 3],
    ['are counted by characters where no spaces part them', '打开设置。 OK', 4],
    ['are none in an empty text', '', 0],
  ])('%s', (_case, text, count) => expect(countWords(text)).toBe(count))
})
