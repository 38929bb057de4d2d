import { RETRY_FIRST_MS, RETRY_MAX_MS } from '#contract/constants/conversation.ts'

/**
 * Returns the retry delay in ms, which doubles with each failure up to a limit.
 * @param failures consecutive failures, at least 1
 */
export function retryDelayMs(failures: number): number {
  return Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (failures - 1))
}
