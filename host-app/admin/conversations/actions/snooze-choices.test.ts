import { describe, expect, it } from 'vitest'
import { localDateTime, snoozeChoices } from './snooze-choices.ts'

describe('choices of a snooze', () => {
  const at = (...local: [number, number, number, number, number]) => new Date(...local).getTime()
  const choices = (now: number) => snoozeChoices(now).map(choice => [choice.label, localDateTime(choice.at)])

  it('are later today, tomorrow and on Monday at nine', () =>
    // November 18, 2026, is a Wednesday; months count from 0.
    expect(choices(at(2026, 10, 18, 10, 30))).toEqual([
      ['Later today', '2026-11-18T13:30'],
      ['Tomorrow', '2026-11-19T09:00'],
      ['Next week', '2026-11-23T09:00'],
    ]))

  it('name the hours when today is nearly over', () =>
    expect(choices(at(2026, 11, 31, 22, 5))).toEqual([
      ['In three hours', '2027-01-01T01:05'],
      ['Tomorrow', '2027-01-01T09:00'],
      ['Next week', '2027-01-04T09:00'],
    ]))

  it('mean by next week the next Monday, also on a Sunday and on a Monday', () => {
    expect(choices(at(2026, 10, 22, 8, 0))[2]).toEqual(['Next week', '2026-11-23T09:00'])
    expect(choices(at(2026, 10, 23, 8, 0))[2]).toEqual(['Next week', '2026-11-30T09:00'])
  })
})
