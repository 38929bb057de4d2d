/** The 97.5th percentile of the normal distribution, for an interval of 95%. */
const Z = 1.959963984540054

/**
 * Returns the Wilson score interval of a share: where it lies with 95% confidence; null without answers (Wilson 1927,
 * doi:10.1080/01621459.1927.10502953).
 */
export function wilsonInterval(
  hits: number,
  count: number,
): { readonly low: number; readonly high: number } | null {
  if (count === 0) return null
  const share = hits / count
  const spread = Z ** 2 / count
  const center = share + spread / 2
  const half = Z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count))
  return {
    low: Math.max(0, (center - half) / (1 + spread)),
    high: Math.min(1, (center + half) / (1 + spread)),
  }
}
