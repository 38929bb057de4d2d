import {
  LEAD_PATH_MAX_CHARACTERS,
  LEAD_REFERRER_MAX_CHARACTERS,
  SITE_STORAGE_KEYS,
} from '#contract/constants/site.ts'
import type { RequestOf } from '#contract/routes/index.ts'

type Visit = {
  readonly path: string
  readonly referrer: string
  readonly storage: Pick<Storage, 'getItem'>
}

/** What is sent with an address from the exit popup (MKT-12); the visit's id only where there is one. */
export function exitLeadOf(
  email: string,
  { path, referrer, storage }: Visit,
): RequestOf<'createExitIntentLead'>['body'] {
  const sessionId = storage.getItem(SITE_STORAGE_KEYS.visitSession)
  return {
    email,
    pagePath: path.slice(0, LEAD_PATH_MAX_CHARACTERS),
    referrer: referrer.slice(0, LEAD_REFERRER_MAX_CHARACTERS),
    ...(sessionId && { sessionId }),
  }
}
