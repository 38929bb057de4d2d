import { useFirstMessages } from './use-first-messages.ts'
import { completeWith } from './use-messages.ts'

/** The English messages of what a company's brand adds to the home view. */
export const BRAND_MESSAGES = {
  team: 'Our team',
  terms: 'Terms',
  runsOn: 'Runs on {name}',
} as const

const brandCatalog = completeWith(BRAND_MESSAGES)

/** Returns these messages in the language of the surrounding element. */
export function useBrandMessages(): ReturnType<typeof brandCatalog> {
  return brandCatalog(useFirstMessages())
}
