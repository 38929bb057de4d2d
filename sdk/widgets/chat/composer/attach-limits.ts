import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'
import { fill } from '#sdk/ui/text/fill.ts'

/**
 * The values in texts about upload limits. The unit is part of the text, because the first `Intl.NumberFormat`
 * takes longer than rendering the whole panel.
 */
export const UPLOAD_LIMITS = { count: UPLOAD_MAX_FILES, megabytes: UPLOAD_MAX_BYTES / 1024 ** 2 } as const

/** Returns the text about how many files of what size can be sent at once. */
export function attachLimits(t: { readonly attachLimits: string }): string {
  return fill(t.attachLimits, UPLOAD_LIMITS)
}
