/** Icons that the launcher can show. */
export const LAUNCHER_ICONS = ['chat', 'question', 'spark', 'lifebuoy'] as const
/** One of `LAUNCHER_ICONS`. */
export type LauncherIcon = (typeof LAUNCHER_ICONS)[number]
/** How long a page may show a brand that has changed since, in seconds. Only pages whose tag has no brand. */
export const WIDGET_BRAND_FRESH_S = 300
/** Characters of the chat's greeting, in one language. */
export const GREETING_MAX = 80
/** Characters of the words on the launcher, in one language. */
export const LAUNCHER_LABEL_MAX = 24
/** Open spans of one day of the office hours. */
export const OPEN_SPANS_MAX = 10
/** The storage bucket of companies' logos and favicons, each below its company's id. */
export const BRAND_BUCKET = 'brand-images'
/** Largest size of all brand images of a company, in bytes. Earlier versions of the brand keep theirs. */
export const BRAND_FILES_MAX_BYTES = 5 * 1_024 * 1_024
/** Versions of a section's settings that its history shows. */
export const SETTINGS_HISTORY = 20
