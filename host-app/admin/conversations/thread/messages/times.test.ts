import { describe, expect, it } from 'vitest'
import { shortAge } from './times.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')

describe('shortAge', () => {
  it.each([
    ['2026-03-10T12:00:05Z', 'now'],
    ['2026-03-10T11:59:01Z', 'now'],
    ['2026-03-10T11:59:00Z', '1 min'],
    ['2026-03-10T11:00:01Z', '59 min'],
    ['2026-03-10T11:00:00Z', '1 h'],
    ['2026-03-09T12:00:00Z', '1 d'],
  ])('of %s is %s', (at, age) => {
    expect(shortAge(at, NOW)).toBe(age)
  })
})
