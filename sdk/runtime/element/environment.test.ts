import { describe, expect, it } from 'vitest'
import { randomUuid } from './environment.ts'

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('randomUuid', () => {
  it.each([
    ['everything', globalThis.crypto],
    ['only getRandomValues', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) }],
    ['nothing', undefined],
  ] as const)('makes a version 4 id from %s', (_title, source) => {
    expect(randomUuid(source as never)).toMatch(VERSION_4)
  })

  it('takes the digits from the bytes', () => {
    expect(randomUuid({ getRandomValues: bytes => bytes.fill(0) })).toBe(
      '00000000-0000-4000-8000-000000000000',
    )
    expect(randomUuid({ getRandomValues: bytes => bytes.fill(0xff) })).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    )
  })

  it('never repeats itself without crypto', () => {
    const source = {}
    expect(new Set(Array.from({ length: 100 }, () => randomUuid(source))).size).toBe(100)
  })
})
