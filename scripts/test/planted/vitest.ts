import { describe, expect, it } from 'vitest'
import { isFirstTime } from './first-time.ts'

describe('planted (Vitest)', () => {
  it('passes', () => {})
  it('fails once: 1+1 (of "two")', () => expect(isFirstTime('vitest')).toBe(false))
  it('always fails', () => expect.fail('as planted'))
})
