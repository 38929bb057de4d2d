import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [1, 'en', '1 byte'],
  [6, 'en', '6 bytes'],
  [1_023, 'de', '1.023 Byte'],
  [1_024, 'en', '1 kB'],
  [1.25 * 1_024 ** 2, 'en', '1.3 MB'],
])('%d bytes are written in %s as %s', (bytes, locale, text) => {
  expect(formatSize(bytes, locale)).toBe(text)
})
