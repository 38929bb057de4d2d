import { z } from 'zod'
import { AUTO_CLOSE_DAYS, FILE_RETENTION_DAYS, RETENTION_DAYS } from '../constants/settings.ts'

const fields = z.object({
  /** Days without a message after which an open conversation is resolved; null for never. */
  auto_close_days: z.int().min(AUTO_CLOSE_DAYS.min).max(AUTO_CLOSE_DAYS.max).nullable().default(null),
  /** Whether that resolves tickets, too. */
  auto_close_tickets: z.boolean().default(false),
  /** Days after which resolved conversations are erased; null for never. */
  retention_days: z.int().min(RETENTION_DAYS.min).max(RETENTION_DAYS.max).nullable().default(null),
  /**
   * Days after which the files of resolved conversations are deleted, fewer than `retention_days`; null for as long as
   * the conversation.
   */
  file_retention_days: z
    .int()
    .min(FILE_RETENTION_DAYS.min)
    .max(FILE_RETENTION_DAYS.max)
    .nullable()
    .default(null),
  /** Whether a visitor's message keeps the title and path of the page on which it was delivered. */
  keeps_pages: z.boolean().default(true),
})

/** What is kept of conversations, and what happens to them over the days. */
export const conversationsSettings = fields.refine(
  ({ retention_days, file_retention_days }) =>
    retention_days === null || file_retention_days === null || file_retention_days < retention_days,
  { message: 'Delete files sooner than conversations.', path: ['file_retention_days'] },
)
