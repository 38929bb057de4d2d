import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'
import { fill } from '../../ui/fill.ts'
import { formatSize } from '../../ui/format-size.ts'
import type { Wording } from '../../ui/wording.ts'

/** How many files of what size can be sent at once, in words. */
export function attachLimits({ words, locale }: Wording): string {
  return fill(words.attachLimits, { count: UPLOAD_MAX_FILES, size: formatSize(UPLOAD_MAX_BYTES, locale) })
}
