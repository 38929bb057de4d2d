/** Contrast of colors (WCAG 2.2, "relative luminance" and "contrast ratio"). Colors are six hexadecimal digits: `#3346c2`. */

/** Returns the contrast ratio of two colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** Returns white or black, whichever reads better on the color. It is always 4.5 to 1 or more. */
export function onColor(color: string): '#ffffff' | '#000000' {
  return contrastOf(color, '#ffffff') >= contrastOf(color, '#000000') ? '#ffffff' : '#000000'
}

/**
 * Returns the color, darkened or lightened until text in it reads well on a ground: 4.5 to 1 or more. Keeps the hue.
 */
export function readableOn(color: string, ground: string): string {
  const target = luminance(ground) > 0.179 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, target, share)
    if (contrastOf(mixed, ground) >= 4.5) return mixed
  }
  return target
}

/** Returns a share of another color mixed into a color. @param share 0 to 1 */
export function mix(color: string, other: string, share: number): string {
  const target = channels(other)
  const mixed = channels(color).map((value, index) => Math.round(value + (target[index]! - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function channels(color: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
}
