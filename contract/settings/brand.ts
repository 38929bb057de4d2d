import { z } from 'zod'
import { LOCALES } from '../constants/locales.ts'
import { BRAND_IMAGE_KEY, GREETING_MAX, LAUNCHER_ICONS, LAUNCHER_LABEL_MAX } from '../constants/settings.ts'
import { filledText, visibleText } from '../entities/values.ts'
import { localizedText } from './localized-text.ts'

/** A color as six hexadecimal digits, in lowercase: `#3346c2`. */
export const hexColor = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Give a color such as #3346c2.')

/** The address of a public web page, for links that visitors follow. */
const pageUrl = z
  .url({ protocol: /^https?$/, error: 'Give an address such as https://example.com/privacy.' })
  .max(500)

/** Names of font families, as in CSS: letters, digits, spaces, hyphens, commas and straight quotes. */
const fontFamily = visibleText
  .max(200)
  .regex(/^[\w ,'-]+$/, 'Give names of fonts, such as Inter, sans-serif.')

const brandImage = z.string().regex(BRAND_IMAGE_KEY, 'Upload the image again.')

/** How the company looks: in its widgets, help center, emails, surveys and transcripts. */
export const brandSettings = z.object({
  /** The title of widgets and help center; null for the company's name. */
  name: filledText(60).nullable().default(null),
  /** Shown in the widgets' header and in the help center; null for the name alone. */
  logo: brandImage.nullable().default(null),
  /** Icon of the help center's browser tabs; null for ours. */
  favicon: brandImage.nullable().default(null),
  /** Color of buttons, the header and the visitor's messages. The widgets correct its contrast. */
  accent: hexColor.default('#0c6b62'),
  /** Second color of the chat's header, which then is a gradient; null for one color. Its contrast is corrected. */
  header_accent: hexColor.nullable().default(null),
  /** Radius of the corners, in px. */
  radius: z.int().min(0).max(24).default(12),
  /** Font families that the company's page has loaded; null for the system's font. */
  font: fontFamily.nullable().default(null),
  launcher_icon: z.enum(LAUNCHER_ICONS).default('chat'),
  /** Words on the launcher beside its icon, by language; without any, it is round. */
  launcher_label: localizedText(LAUNCHER_LABEL_MAX),
  position: z.enum(['right', 'left']).default('right'),
  /** First line of the chat's home, by language; the built-in text without one. */
  greeting: localizedText(GREETING_MAX),
  /** Ids of the people whose faces visitors see first. */
  faces: z.array(z.uuid()).max(3).default([]),
  privacy_url: pageUrl.nullable().default(null),
  terms_url: pageUrl.nullable().default(null),
  /** Languages of the widgets. A visitor with another one gets the first. */
  languages: z
    .array(z.enum(LOCALES))
    .min(1, 'Choose at least one language.')
    .default([...LOCALES]),
  shows_reply_time: z.boolean().default(true),
  shows_articles: z.boolean().default(true),
  /** Whether the widgets name the product that they run on. */
  shows_powered_by: z.boolean().default(true),
})
/** Parsed `brandSettings`. */
export type BrandSettings = z.infer<typeof brandSettings>
