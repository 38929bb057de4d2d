import { z } from 'zod'
import {
  SURVEY_EMAIL_DELAY,
  SURVEY_KINDS,
  SURVEY_QUIET_DAYS_MAX,
  SURVEY_SUBJECTS,
  SURVEY_TEXT_MAX,
} from '../constants/surveys.ts'
import { localizedText } from './localized-text.ts'

const text = localizedText(SURVEY_TEXT_MAX)

/** Satisfaction surveys: whether visitors are asked when a conversation ends, what, where and how often. */
export const csatSettings = z.object({
  /** Whether visitors are asked at all; without it, surveys on pages take no answers either. */
  is_enabled: z.boolean().default(true),
  /** How the survey asks. */
  kind: z.enum(SURVEY_KINDS).default('emoji'),
  /** Whose conversations are asked about: all, those that agents answered, or those that only the AI answered. */
  asks_about: z.enum(SURVEY_SUBJECTS).default('all'),
  /** Whether the survey shows in the chat. */
  in_chat: z.boolean().default(true),
  /** Whether visitors who have not answered get an email. */
  by_email: z.boolean().default(false),
  /** When that email is sent, in minutes after the conversation ended. */
  email_delay_minutes: z
    .int()
    .min(SURVEY_EMAIL_DELAY.min)
    .max(SURVEY_EMAIL_DELAY.max)
    .default(SURVEY_EMAIL_DELAY.usual),
  /** Share of the conversations that are asked about, in percent. */
  share_percent: z.int().min(1).max(100).default(100),
  /** Days in which a customer who was asked about one conversation is asked about no other; 0 for no such limit. */
  quiet_days: z.int().min(0).max(SURVEY_QUIET_DAYS_MAX).default(0),
  /** The question, by language. */
  question: text,
  /** What visitors who are not satisfied are asked next, by language. */
  low: text,
  /** What satisfied visitors are asked next, by language. */
  high: text,
  /** The last words, by language. */
  thanks: text,
})
/** Parsed `csatSettings`. */
export type CsatSettings = z.infer<typeof csatSettings>
