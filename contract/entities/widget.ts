import { z } from 'zod'
import { OPEN_SPANS_MAX } from '../constants/settings.ts'
import { brandSettings } from '../settings/brand.ts'
import { quickReply, widgetTexts } from '../settings/chat-flow.ts'
import { instant } from './values.ts'

/** A field that the company adds to the ticket form. */
export const ticketField = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().min(1).max(80),
  kind: z.enum(['text', 'select']),
  is_required: z.boolean(),
  /** Options of a `select`. */
  options: z.array(z.string().min(1).max(80)).max(50),
})

/** The company's additions to the ticket form. */
export const ticketForm = z.object({
  categories: z.array(z.string().min(1).max(80)).max(50),
  fields: z.array(ticketField).max(20),
})
/** A parsed `ticketForm`. */
export type TicketForm = z.infer<typeof ticketForm>

/** Minutes since midnight, local to the company: from the first up to, not including, the second. */
const openSpan = z.tuple([z.int().min(0).max(1_440), z.int().min(0).max(1_440)])

/** When people answer. */
export const officeHours = z.object({
  /** An IANA name, such as `Europe/Berlin`. */
  time_zone: z.string(),
  /** Seven days, Monday first, each with its open spans; empty for a day off. */
  week: z.array(z.array(openSpan).max(OPEN_SPANS_MAX)).length(7),
  /** Local dates on which nobody answers, such as `2026-12-25`. */
  holidays: z.array(z.iso.date()).max(100),
})
/** Parsed `officeHours`. */
export type OfficeHours = z.infer<typeof officeHours>

/** How soon people usually answer, according to the company. */
export const replyTime = z.enum(['minutes', 'hours', 'day'])

/** A published article as a link. */
export const articleLink = z.object({ title: z.string(), slug: z.string() })
/** A parsed `articleLink`. */
export type ArticleLink = z.infer<typeof articleLink>

/** How the company's widgets look and what they say of it. */
export const widgetBrand = brandSettings
  .pick({
    launcher_label: true,
    position: true,
    greeting: true,
    privacy_url: true,
    terms_url: true,
    languages: true,
    shows_reply_time: true,
    shows_articles: true,
    shows_powered_by: true,
  })
  .extend({
    /** The version of the brand's settings; 0 if they were never saved. */
    version: z.int(),
    /** The chat's title. */
    title: z.string(),
    /** URL of the logo; null without one. */
    logo: z.string().nullable(),
    /** Style properties of the elements as CSS declarations, such as `--_brand-accent:#3346c2`. */
    style: z.string(),
    /** First names of the people whose faces visitors see first. */
    faces: z.array(z.string()),
  })
/** A parsed `widgetBrand`. */
export type WidgetBrand = z.infer<typeof widgetBrand>

/** What the widget needs before the first message. Every visitor of the company may read it. */
export const widgetConfig = z.object({
  company_name: z.string(),
  brand: widgetBrand,
  /** Whether the office is open now; true without office hours. */
  is_open: z.boolean(),
  /** Whether people can answer now: the office is open, and somebody who may answer is at the desk. */
  is_online: z.boolean(),
  /** When the office opens; null while it is open, or if it is unknown. */
  opens_at: instant.nullable(),
  /** The company's own text for when nobody is there. */
  away_text: z.string().nullable(),
  reply_time: replyTime.nullable(),
  is_ai_enabled: z.boolean(),
  /** Questions a visitor can ask by one press. */
  starters: z.array(z.string()),
  quick_replies: z.array(quickReply),
  /** In ms, in the order of `WidgetTimers`. */
  timers: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  texts: widgetTexts,
  /** Whether visitors can open the pages of articles. */
  has_help_center: z.boolean(),
  articles: z.array(articleLink),
  ticket_form: ticketForm,
})
/** A parsed `widgetConfig`. */
export type WidgetConfig = z.infer<typeof widgetConfig>
