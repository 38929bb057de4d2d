import { expect, it } from 'vitest'
import { decodeRows, encodeRow } from './copy-text.ts'

it.each([
  [['plain', ''], 'plain\t\n'],
  [[null, '\\N'], '\\N\t\\\\N\n'],
  [['a\tb\nc\rd\\e'], 'a\\tb\\nc\\rd\\\\e\n'],
  [['\b\f\v', '👋 שלום'], '\\b\\f\\v\t👋 שלום\n'],
])('writes %j as COPY does, and reads it again', (row, line) => {
  expect(encodeRow(row)).toBe(line)
  expect(decodeRows(line + line)).toEqual([row, row])
})

it('refuses an escape that it never writes', () => {
  expect(() => decodeRows('a\\x41\n')).toThrow('A row has the unknown escape \\x.')
})
