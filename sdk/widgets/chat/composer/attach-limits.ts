import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'
import { fill } from '#sdk/ui/text/fill.ts'

/**
 * What the texts about an upload's limits name. The unit's letters are the locale's text: `Intl.NumberFormat` takes
 * longer to come up than the whole panel takes to render.
 */
export const UPLOAD_LIMITS = { count: UPLOAD_MAX_FILES, megabytes: UPLOAD_MAX_BYTES / 1024 ** 2 } as const

/** Describes how many files of what size can be sent at once. */
export function attachLimits(t: { readonly attachLimits: string }): string {
  return fill(t.attachLimits, UPLOAD_LIMITS)
}
