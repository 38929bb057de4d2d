import { z } from 'zod'
import { SIGNATURE_MAX } from '../constants/email.ts'
import { emailAddress } from '../entities/account.ts'
import { filledText } from '../entities/values.ts'
import { localizedText } from './localized-text.ts'

/** What visitors see of the company's emails. */
export const emailSettings = z.object({
  /** The name beside the sender's address; null for the company's name. */
  sender_name: filledText(60).nullable().default(null),
  /** Where answers to an email go; null for the sender's address. */
  reply_to: emailAddress.nullable().default(null),
  /** The end of every email to a visitor. A language without a text gets the first text that there is. */
  signature: localizedText(SIGNATURE_MAX),
  /** Whether replies in a chat are emailed once the visitor has left. Replies to tickets always are. */
  emails_chat_replies: z.boolean().default(true),
})
/** Parsed `emailSettings`. */
export type EmailSettings = z.infer<typeof emailSettings>
