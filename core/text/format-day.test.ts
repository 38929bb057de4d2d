import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it('writes a day as the British do', () => {
  expect(formatDay('2026-11-21')).toBe('21 November 2026')
  expect(formatDay('2027-01-02')).toBe('2 January 2027')
})
