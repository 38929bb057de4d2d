import { z } from 'zod'
import { AUTO_CLOSE_DAYS, RETENTION_DAYS } from '../constants/settings.ts'

/** What happens to conversations over the days. */
export const conversationsSettings = z.object({
  /** Days without a message after which an open conversation is resolved; null for never. */
  auto_close_days: z.int().min(AUTO_CLOSE_DAYS.min).max(AUTO_CLOSE_DAYS.max).nullable().default(null),
  /** Whether that resolves tickets, too. */
  auto_close_tickets: z.boolean().default(false),
  /** Days after which resolved conversations are erased; null for never. */
  retention_days: z.int().min(RETENTION_DAYS.min).max(RETENTION_DAYS.max).nullable().default(null),
})
