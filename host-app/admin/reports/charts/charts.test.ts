import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { heatStep } from './heat-step.ts'
import { areaPath, linePath } from './paths.ts'
import { tableCsv } from './table-csv.ts'
import { axisTicks } from './ticks.ts'

describe('an axis', () => {
  it.each([
    [1, 'count', [0, 1]],
    [7, 'count', [0, 2, 4, 6, 8]],
    [115, 'count', [0, 50, 100, 150]],
    [0.4, 'share', [0, 0.25, 0.5, 0.75, 1]],
    [200, 'seconds', [0, 60, 120, 180, 240]],
    [100_000, 'seconds', [0, 43_200, 86_400, 129_600]],
  ] as const)('up to %d (%s) starts at 0 and has round values', (max, unit, ticks) => {
    expect(axisTicks(max, unit)).toEqual(ticks)
  })

  it('reaches every value, in at most six steps', () => {
    for (let max = 1; max < 5_000_000; max = Math.ceil(max * 1.3))
      for (const unit of ['count', 'seconds'] as const) {
        const ticks = axisTicks(max, unit)
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(max)
        expect(ticks.length).toBeLessThanOrEqual(6)
      }
  })
})

describe('a line', () => {
  it('breaks where a value is missing', () => {
    expect(linePath([[0, 1], [10, 2.04], null, [30, 4]])).toBe('M0 1L10 2M30 4')
  })

  it('bounds an area with another one', () => {
    expect(
      areaPath(
        [
          [0, 1],
          [10, 2],
        ],
        [
          [0, 5],
          [10, 6],
        ],
      ),
    ).toBe('M0 1L10 2L10 6L0 5Z')
    expect(
      areaPath(
        [null, [10, 2]],
        [
          [0, 5],
          [10, 6],
        ],
      ),
    ).toBe('M10 2L10 6Z')
  })
})

it('a cell of a heat map has a color by its share of the largest', () => {
  expect([0, 1, 20, 59, 60].map(value => heatStep(value, 60))).toEqual([0, 1, 2, 6, 6])
})

it('the CSV of a chart has its numbers unformatted, and no formula of a name', () => {
  const csv = tableCsv({
    columns: ['Agent', 'Resolved', 'First reply'],
    rows: [
      [
        { value: '=HYPERLINK("x")', text: '=HYPERLINK("x")' },
        { value: 2_278, text: '2,278' },
        { value: null, text: '–' },
      ],
      [
        { value: 'Ada, "the first"', text: '' },
        { value: -3, text: '-3' },
        { value: 0.5, text: '50%' },
      ],
    ],
  })
  expect(csv.startsWith('\uFEFFAgent,Resolved,First reply\r\n')).toBe(true)
  expect(Papa.parse<string[]>(csv.slice(1).trimEnd()).data.slice(1)).toEqual([
    [`'=HYPERLINK("x")`, '2278', ''],
    ['Ada, "the first"', '-3', '0.5'],
  ])
})
