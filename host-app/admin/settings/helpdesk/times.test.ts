import { describe, expect, it } from 'vitest'
import { endOf, minutesOf, timeOf } from './times.ts'

describe('times of day', () => {
  it.each([
    [0, '00:00'],
    [570, '09:30'],
    [1_439, '23:59'],
    [1_440, '00:00'],
  ])('show %s minutes as %s', (minutes, time) => {
    expect(timeOf(minutes)).toBe(time)
  })

  it.each([
    ['09:30', 570],
    ['00:00', 0],
    ['', null],
  ])('read %s', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })

  it.each([
    ['17:00', 1_020],
    ['00:00', 1_440],
    ['', null],
  ])('read %s as an end', (time, minutes) => {
    expect(endOf(time)).toBe(minutes)
  })
})
