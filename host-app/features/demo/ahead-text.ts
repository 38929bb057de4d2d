import type { DemoTime } from '#contract/entities/demo.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60

/** How the demo's time stands to the real one, in words. */
export function aheadText({ aheadMs, isPaused }: Pick<DemoTime, 'aheadMs' | 'isPaused'>): string {
  if (isPaused) return 'Time stands still'
  const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS)
  if (seconds === 0) return 'As on your wall'
  return `${inWords(seconds)} ${aheadMs > 0 ? 'ahead' : 'behind'}`
}

function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_S)
  const rest = seconds % MINUTE_S
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')
}
