/** What a company uses of the product. */
import { z } from 'zod'
import { reportDay } from './report.ts'

const count = z.int().nonnegative()

/** The use of a month, in the company's time zone. */
export const usageMonth = z.object({
  /** Its first day. */
  month: reportDay,
  conversations: z.object({ chat: count, ticket: count, voice: count }),
  /** The AI's replies in chats: by a language model, without one, and those of which it was not recorded. */
  answers: z.object({ model: count, local: count, unrecorded: count }),
  /** Conversations whose last voice call began in the month, and the minutes of these calls. */
  calls: count,
  call_minutes: z.number().nonnegative(),
  surveys: z.object({ asked: count, answered: count }),
  /** Emails to visitors that were sent. The log keeps them for `EMAIL_RETENTION_DAYS`; null for earlier months. */
  emails: count.nullable(),
})
/** A parsed `usageMonth`. */
export type UsageMonth = z.infer<typeof usageMonth>

/** What a company has now. */
export const usageStock = z.object({
  articles: count,
  published_articles: count,
  files: count,
  file_bytes: count,
  /** Active people. The product has no limit of them. */
  people: count,
})
/** Parsed `usageStock`. */
export type UsageStock = z.infer<typeof usageStock>

/** A limit that a company has set, and its use since midnight UTC. */
export const dailyLimit = z.object({ used: count, limit: count })

/** A company's usage. */
export const usage = z.object({
  time_zone: z.string(),
  /** The oldest first; the last is the current month. */
  months: z.array(usageMonth),
  stock: usageStock,
  answers_today: dailyLimit,
  /** Null if no limit is set, or the caller may not read the settings of calls. */
  calls_today: dailyLimit.nullable(),
})
/** Parsed `usage`. */
export type Usage = z.infer<typeof usage>

/** A company's usage for platform staff. */
export const companyUsage = z.object({
  id: z.uuid(),
  name: z.string(),
  subdomain: z.string(),
  month: usageMonth,
  stock: usageStock,
})
/** A parsed `companyUsage`. */
export type CompanyUsage = z.infer<typeof companyUsage>
