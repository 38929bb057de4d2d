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

/**
 * Returns the request body for an email from the exit popup (MKT-12), with the visit's id if there is one.
 */
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
