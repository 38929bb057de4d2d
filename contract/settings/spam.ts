import { z } from 'zod'
import {
  BLOCKED_SENDERS_MAX,
  BLOCKED_WORD_LENGTH,
  BLOCKED_WORDS_MAX,
  SPAM_LINKS_MAX,
} from '../constants/settings.ts'
import { filledText } from '../entities/values.ts'

/** `dana@example.com`, or `example.com` for all addresses there. */
const sender = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^(?:[^\s@]+@)?[^\s@.]+(?:\.[^\s@.]+)+$/, 'Give addresses or domains, such as example.com.')

/** Which messages are refused or held as spam. */
export const spamSettings = z.object({
  blocked_words: z.array(filledText(BLOCKED_WORD_LENGTH)).max(BLOCKED_WORDS_MAX).default([]),
  /** What happens to a message with a blocked word: its conversation becomes spam, or the visitor can't send it. */
  blocked_words_action: z.enum(['hold', 'refuse']).default('hold'),
  /** Addresses and domains whose visitors can't write. */
  blocked_senders: z
    .array(sender)
    .max(BLOCKED_SENDERS_MAX)
    .transform(senders => [...new Set(senders)])
    .default([]),
  /** A first message with more links than that is spam; null for no limit. */
  max_links: z.int().min(0).max(SPAM_LINKS_MAX).nullable().default(5),
})
/** Parsed `spamSettings`. */
export type SpamSettings = z.infer<typeof spamSettings>
