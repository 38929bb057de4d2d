/** The 97.5th percentile of the standard normal distribution. */
const Z = 1.959963984540054

/**
 * Returns the 95% interval of a share (E. B. Wilson, 1927), which is right also for few answers and for shares near 0
 * and 1; null without answers.
 */
export function wilsonInterval(
  part: number,
  count: number,
): { readonly low: number | null; readonly high: number | null } {
  if (count === 0) return { low: null, high: null }
  const share = part / count
  const spread = Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))
  const middle = share + Z ** 2 / (2 * count)
  const scale = 1 + Z ** 2 / count
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}
