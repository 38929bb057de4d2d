import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

describe('csvText', () => {
  it('marks the text as UTF-8, and ends each line as RFC 4180 says', () => {
    expect(
      csvText([
        ['name', 'count'],
        ['Zoë', 3],
        [null, -0.5],
      ]),
    ).toBe('\uFEFFname,count\r\nZoë,3\r\n,-0.5\r\n')
    expect(csvText([])).toBe('\uFEFF')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['Ada "the first"', '"Ada ""the first"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' spaces ', '" spaces "'],
    ['\uFEFFmark', '"\uFEFFmark"'],
    ['a;b', 'a;b'],
    ['', ''],
  ])('writes %j as one cell', (text, cell) => {
    expect(csvText([[text, 'next']])).toBe(`\uFEFF${cell},next\r\n`)
  })

  it.each([...'=+-@\t\r\n＝＋－＠'])(
    'lets no spreadsheet read a text as a formula that begins with %j',
    start => {
      expect(csvText([[`${start}SUM(A1)`]])).toMatch(
        new RegExp(`^\uFEFF"'[${start === '-' ? '\\-' : start}]SUM`),
      )
      expect(csvText([[`A1${start}`]])).not.toContain(`'`)
    },
  )
})
