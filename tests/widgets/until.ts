/** It ends what never comes; a busy machine takes its time. */
const DEADLINE_MS = 12_000

/** Waits until `look` gives something. */
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
