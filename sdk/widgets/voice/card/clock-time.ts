/** Returns a duration in ms as `mm:ss`, in full seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return [Math.floor(seconds / 60), seconds % 60].map(part => `${part}`.padStart(2, '0')).join(':')
}
