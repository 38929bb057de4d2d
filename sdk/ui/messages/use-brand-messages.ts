import { BRAND_MESSAGES } from './brand-messages.ts'
import { useFirstMessages } from './use-first-messages.ts'
import { completeWith } from './use-messages.ts'

const brandCatalog = completeWith(BRAND_MESSAGES)

/** Returns the messages of what a brand adds to the home view, in the surrounding element's language. */
export function useBrandMessages(): ReturnType<typeof brandCatalog> {
  return brandCatalog(useFirstMessages())
}
