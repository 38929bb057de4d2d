import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../constants/knowledge-pages.ts'
import { HELP_INTRO_MAX, HELP_TITLE_MAX } from '../constants/settings.ts'
import { language } from '../entities/content.ts'
import { localizedText } from './localized-text.ts'

/** The company's public help center. */
export const helpCenterSettings = z.object({
  /** Whether its pages can be opened. */
  is_public: z.boolean().default(true),
  /** Heading of its home page. */
  title: localizedText(HELP_TITLE_MAX),
  /** Text below the heading. */
  intro: localizedText(HELP_INTRO_MAX),
  /** Language of readers who choose none, if there is content in it. */
  default_language: language.default(DEFAULT_LANGUAGE),
  /** Whether articles ask 'Was this helpful?'. */
  asks_feedback: z.boolean().default(true),
  /** Whether search engines may list its pages. */
  is_indexed: z.boolean().default(true),
  /** Whether widgets show articles. */
  is_in_widgets: z.boolean().default(true),
})
/** Parsed `helpCenterSettings`. */
export type HelpCenterSettings = z.infer<typeof helpCenterSettings>
