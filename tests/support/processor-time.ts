/** Returns how long the processor worked on `act`, in ms, so that a busy machine doesn't count. */
export function processorTimeOf(act: () => void): number {
  const before = process.cpuUsage()
  act()
  return process.cpuUsage(before).user / 1_000
}
