import { describe, expect, it } from 'vitest'
import { isStorable, parseJson, UnstorableTextError } from './storable.ts'

const ODD = ['\0', 'a\0b', '\ud83d', '\ude00', '\ude00\ud83d', 'x\ud800y']

describe('isStorable', () => {
  it.each(ODD)('refuses %j', text => expect(isStorable(text)).toBe(false))
  it.each(['', 'a', '😀', '\\u0000', '\u{10ffff}', '\u0001', '\ufffe'])('takes %j', text =>
    expect(isStorable(text)).toBe(true),
  )
})

describe('parseJson', () => {
  it.each(ODD)('refuses %j as a value and as a key, however deep', text => {
    for (const value of [text, [text], { a: [{ b: text }] }, { a: { [text]: 1 } }])
      expect(() => parseJson(JSON.stringify(value))).toThrow(UnstorableTextError)
  })

  it('names the property, but not one whose name is the problem', () => {
    const keyOf = (value: object) => {
      try {
        return parseJson(JSON.stringify(value))
      } catch (error) {
        return error instanceof UnstorableTextError ? error.key : error
      }
    }
    expect([keyOf({ a: { b: '\0' } }), keyOf({ '\0': 'b' })]).toEqual(['b', ''])
  })

  it('keeps the text of an escape that was itself escaped', () => {
    expect(parseJson('"\\\\u0000"')).toBe('\\u0000')
  })
})
