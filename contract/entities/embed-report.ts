import { z } from 'zod'
import { EMBED_FINDINGS, PAGE_FINDINGS } from '../constants/embed-doctor.ts'
import { FEATURES } from '../embed.ts'
import { instant } from './values.ts'

const mode = z.enum(['element', 'iframe'])
const features = z.array(z.enum(FEATURES)).max(FEATURES.length)

/**
 * What a page reports about the widgets on it, without personal data. Its origin is not in the body: the browser names
 * it in a header that scripts can't set.
 */
export const embedPing = z.object({
  /** Without query and fragment. */
  path: z.string().min(1).max(500).startsWith('/'),
  mode,
  features,
  /** Style of the script tag (`data-brand`); null without one. */
  brand: z.string().max(1_000).nullable(),
  findings: z.array(z.enum(PAGE_FINDINGS)).max(PAGE_FINDINGS.length),
})
/** A parsed `embedPing`. */
export type EmbedPing = z.infer<typeof embedPing>

/** A site on which the company's widgets run, and its problems. */
export const embedSite = z.object({
  /** Such as `https://shop.example`. */
  origin: z.string(),
  /** The page that reported last. */
  path: z.string(),
  mode,
  features,
  /** Number of reports. */
  reports: z.int().positive(),
  first_seen_at: instant,
  last_seen_at: instant,
  findings: z.array(
    z.object({
      finding: z.enum(EMBED_FINDINGS),
      /** A page that has the problem. */
      path: z.string(),
      reports: z.int().positive(),
      first_seen_at: instant,
      last_seen_at: instant,
    }),
  ),
})
/** A parsed `embedSite`. */
export type EmbedSite = z.infer<typeof embedSite>
