import { describe, expect, it } from 'vitest'
import { contrastOf, onColor, readableOn } from './contrast.ts'

/** 200 colors, spread over all hues and lightnesses by a fixed generator (a linear congruential one). */
const COLORS = Array.from({ length: 200 })
  .reduce<number[]>(seeds => [...seeds, (seeds.at(-1)! * 1_103_515_245 + 12_345) % 2 ** 31], [42])
  .slice(1)
  .map(seed => `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`)

describe('[ADMIN-04] the contrast of an accent', () => {
  it('is measured as WCAG 2.2 has it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#3346c2', '#ffffff')).toBeCloseTo(contrastOf('#ffffff', '#3346c2'))
  })

  it('is 4.5 or more for text on 200 accents', () => {
    for (const color of COLORS) expect(contrastOf(color, onColor(color)), color).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['#ffffff', '#fbfaf7', '#151d20', '#0e1416'])(
    'is 4.5 or more for 200 accents as text on %s',
    ground => {
      for (const color of COLORS)
        expect(contrastOf(readableOn(color, ground), ground), color).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('leaves a color alone that reads well', () => {
    expect(readableOn('#3346c2', '#ffffff')).toBe('#3346c2')
  })
})
