import { afterEach, describe, expect, it } from 'vitest'
import { toJson } from './to-json.ts'

type Patched = { toJSON?: () => string }

const VALUE = {
  text: 'a "quoted" line\n\u2028 שלום 😀',
  none: null,
  missing: undefined,
  count: -1.5,
  isTrue: true,
  list: [1, [], {}, 'x', null],
  deep: { __proto: { a: [{ b: 1 }] } },
}

describe('toJson', () => {
  afterEach(() => {
    delete (Array.prototype as Patched).toJSON
    delete (Object.prototype as Patched).toJSON
  })

  it('writes what JSON.stringify writes', () => {
    for (const value of [VALUE, [], {}, '', 0, null, [[undefined]], Number.NaN]) {
      expect(toJson(value)).toBe(JSON.stringify(value))
    }
  })

  it('is not led astray by a page that has put toJSON on arrays and objects', () => {
    const expected = JSON.stringify(VALUE)
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => '"[]"', configurable: true })
    Object.defineProperty(Object.prototype, 'toJSON', { value: () => '"{}"', configurable: true })
    expect(JSON.stringify(VALUE)).not.toBe(expected)
    expect(toJson(VALUE)).toBe(expected)
  })

  it('gives an empty document for nothing', () => {
    expect(toJson(undefined)).toBe('null')
  })
})
