const STEPS = 6

/** Returns the color of a heat map's cell, from 0 (nothing) to 6 (the most), by its share of the largest value. */
export function heatStep(value: number, max: number): number {
  return value === 0 ? 0 : Math.max(1, Math.ceil((value / max) * STEPS))
}
