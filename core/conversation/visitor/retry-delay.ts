import { RETRY_FIRST_MS, RETRY_MAX_MS } from '#contract/constants/conversation.ts'

/** How long (ms) to wait after so many failures in a row, at least one: each time twice as long, up to a limit. */
export function retryDelayMs(failures: number): number {
  return Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (failures - 1))
}
