import { expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { pageColors } from './page-colors.ts'

/** Every 83,887th of all colors: 200 of them, over all hues. */
const COLORS = Array.from({ length: 200 }, (_, at) => `#${(at * 83_887).toString(16).padStart(6, '0')}`)

it('[ADMIN-04] a page in any of 200 accents can be read', () => {
  for (const color of COLORS) {
    const { accent, accentStrong, accentSoft, onAccent } = pageColors(color)
    for (const [text, ground] of [
      [accent, '#fbfaf7'],
      [accent, '#ffffff'],
      [accentStrong, accentSoft],
      [onAccent, accent],
      [onAccent, accentStrong],
    ] as const)
      expect(contrastOf(text, ground), `${color}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

it('[ADMIN-04] a page keeps an accent that can be read', () => {
  expect(pageColors('#3346c2')).toMatchObject({ accent: '#3346c2', onAccent: '#ffffff' })
})
