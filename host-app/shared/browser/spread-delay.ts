/**
 * Returns a random delay from half of `ms` up to `ms`, so that browsers that lost their server at the same moment do not
 * come back at the same moment. @param random a number from 0 up to 1
 */
export function spreadDelay(ms: number, random = Math.random()): number {
  return (ms * (1 + random)) / 2
}
