import type { ReportUnit } from '#contract/constants/reports.ts'

/** Steps of an axis of durations, in seconds. */
const DURATIONS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400, 172_800,
  604_800,
]
const STEPS = 4

/** Returns the values of an axis from 0 up to at least `max`: round ones, at most six. */
export function axisTicks(max: number, unit: ReportUnit): readonly number[] {
  if (unit === 'share') return [0, 0.25, 0.5, 0.75, 1]
  const step = unit === 'seconds' ? durationStep(max / STEPS) : roundStep(max / STEPS)
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** Returns the smallest of 1, 2, 5, 10, 20 … that is not below `least`. */
function roundStep(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return power * [1, 2, 5, 10].find(factor => factor * power >= least)!
}

function durationStep(least: number): number {
  return DURATIONS.find(step => step >= least) ?? Math.ceil(least / 604_800) * 604_800
}
