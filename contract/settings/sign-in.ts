import { z } from 'zod'
import { SESSION_DAYS } from '../constants/settings.ts'

/** How long the company's people stay signed in. A Supabase project has its own setting instead. */
export const signInSettings = z.object({
  /** Days without use after which a session ends. */
  session_days: z.int().min(SESSION_DAYS.min).max(SESSION_DAYS.max).default(SESSION_DAYS.default),
})
