import { scaleTimeout } from '#tests/support/scale-timeout.ts'

/** Ends a wait that never succeeds, in ms. */
const DEADLINE_MS = scaleTimeout(12_000)

/** Waits until `look` returns a truthy value, and returns it. */
export async function until<Found>(
  look: () => Found | null | undefined | false,
  what = String(look),
): Promise<Found> {
  const deadline = performance.now() + DEADLINE_MS
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`Never came: ${what}`)
    await new Promise(requestAnimationFrame)
  }
}
