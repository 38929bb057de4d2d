/** Plays the sound of a human request. The file is fetched at the first announcement. */
export async function playSound(): Promise<void> {
  const sound = await import('#host-app/shared/browser/request-sound.ts').catch(() => null)
  sound?.playRequestSound(window)
}
