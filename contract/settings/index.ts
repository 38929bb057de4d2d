import { z } from 'zod'
import type { Permission } from '../constants/permissions.ts'
import { aiSettings } from '../entities/answers.ts'
import { filledText } from '../entities/values.ts'
import { brandSettings } from './brand.ts'
import { chatFlowSettings } from './chat-flow.ts'
import { conversationsSettings } from './conversations.ts'
import { csatSettings } from './csat.ts'
import { emailSettings } from './email.ts'
import { helpCenterSettings } from './help-center.ts'
import { hoursSettings } from './hours.ts'
import { incomingEmailSettings } from './incoming-email.ts'
import { labelsSettings } from './labels.ts'
import { reportsSettings } from './reports.ts'
import { signInSettings } from './sign-in.ts'
import { spamSettings } from './spam.ts'
import { ticketFormSettings } from './ticket-form.ts'
import { voiceSettings } from './voice.ts'

/** `https://shop.example` or `http://localhost:8080`: scheme, host and port. */
const origin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .refine(
    url => URL.canParse(url) && new URL(url).origin === url,
    'Give scheme, host and port only, such as https://shop.example.',
  )

/** How the company introduces itself. */
const companySettings = z.object({
  name: filledText(120),
})

/** Where the widgets may show. */
const installSettings = z.object({
  /** Origins of the sites that may show the widgets; empty for any site. */
  widget_sites: z
    .array(origin)
    .max(50)
    .transform(sites => [...new Set(sites)])
    .default([]),
})

/**
 * A company's settings by section. Each field has its default, so that `parse({})` returns the settings of a company
 * that has changed nothing; only the company's name has none.
 */
export const SETTINGS = {
  company: companySettings,
  install: installSettings,
  brand: brandSettings,
  hours: hoursSettings,
  'ticket-form': ticketFormSettings,
  'chat-flow': chatFlowSettings,
  ai: aiSettings,
  email: emailSettings,
  'incoming-email': incomingEmailSettings,
  conversations: conversationsSettings,
  labels: labelsSettings,
  spam: spamSettings,
  'help-center': helpCenterSettings,
  voice: voiceSettings,
  csat: csatSettings,
  reports: reportsSettings,
  'sign-in': signInSettings,
} as const

/** A section of `SETTINGS`. */
export type Section = keyof typeof SETTINGS
/** The sections. */
export const SECTIONS = Object.keys(SETTINGS) as readonly Section[]
/** Sections that only people with a permission of their own may read and change, beside `settings.edit`. */
export const SECTION_PERMISSIONS: Partial<Record<Section, Permission>> = { voice: 'voice.manage' }
/** The settings of a section, parsed. */
export type SettingsOf<Name extends Section> = z.output<(typeof SETTINGS)[Name]>
/** The settings of a section as a client sends them. */
export type SettingsInput<Name extends Section> = z.input<(typeof SETTINGS)[Name]>
