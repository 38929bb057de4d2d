import { mix, onColor, readableOn } from './contrast.ts'

/** The ground of the help center's pages and of emails. */
const PAPER = '#fbfaf7'

/** Colors of a light page in a company's accent. Each text has a contrast of 4.5 to 1 or more on its ground. */
export type PageColors = {
  /** For links on the page, and for the ground of buttons. */
  readonly accent: string
  /** For text on `accentSoft`, and for buttons under the pointer. */
  readonly accentStrong: string
  readonly accentSoft: string
  /** For text on `accent` and `accentStrong`. */
  readonly onAccent: string
}

/** Returns the colors for an accent of six hexadecimal digits. A light accent gets darker. */
export function pageColors(color: string): PageColors {
  const accent = readableOn(color, PAPER)
  const accentSoft = mix(accent, '#ffffff', 0.88)
  return {
    accent,
    accentStrong: readableOn(mix(accent, '#000000', 0.2), accentSoft),
    accentSoft,
    onAccent: onColor(accent),
  }
}
