import { expect, it } from 'vitest'
import { fromLocalField, toLocalField } from './zoned-date.ts'

it('a date to publish is the user’s own time [ADMIN-03]', () => {
  const instant = new Date(2027, 2, 5, 9, 7).getTime()
  expect(toLocalField(instant)).toBe('2027-03-05T09:07')
  expect(fromLocalField('2027-03-05T09:07')).toBe(new Date(instant).toISOString())
})

it.each(['', 'tomorrow', '2027-03-05', '2027-99-05T09:07'])('%j is no date', value => {
  expect(fromLocalField(value)).toBeNull()
})
