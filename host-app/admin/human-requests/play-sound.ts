/** The sound that calls an agent; it is fetched when there is first something to announce. */
export async function playSound(): Promise<void> {
  const sound = await import('../../adapters/browser/request-sound.ts').catch(() => null)
  sound?.playRequestSound(window)
}
