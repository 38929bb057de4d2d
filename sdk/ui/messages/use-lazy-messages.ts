import { LAZY_MESSAGES } from './lazy-messages.ts'
import { THREAD_MESSAGES } from './thread-messages.ts'
import { useFirstMessages } from './use-first-messages.ts'
import { completeWith } from './use-messages.ts'

const lazyCatalog = completeWith({ ...THREAD_MESSAGES, ...LAZY_MESSAGES })

/** The messages of the parts that load when a visitor first needs them. */
export type LazyCatalog = ReturnType<typeof lazyCatalog>

/**
 * Returns the messages of the parts that load when a visitor first needs them, in the surrounding element's
 * language.
 */
export function useLazyMessages(): LazyCatalog {
  return lazyCatalog(useFirstMessages())
}
