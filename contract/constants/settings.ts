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
/** Days without a message after which an open conversation can be closed: the least and the most. */
export const AUTO_CLOSE_DAYS = { min: 1, max: 90 } as const
/** Days after which resolved conversations can be erased: the least and the most. */
export const RETENTION_DAYS = { min: 30, max: 3_650 } as const
/** Days after which the files of resolved conversations can be deleted: the least and the most. */
export const FILE_RETENTION_DAYS = { min: 1, max: 3_650 } as const
/** Days without use after which a session ends: the least, the most, and those of a company that has chosen none. */
export const SESSION_DAYS = { min: 1, max: 365, default: 90 } as const
/** Blocked words and phrases. */
export const BLOCKED_WORDS_MAX = 200
/** Characters of a blocked word or phrase. */
export const BLOCKED_WORD_LENGTH = 60
/** Blocked addresses and domains. */
export const BLOCKED_SENDERS_MAX = 500
/** The most links that the first message may be allowed. */
export const SPAM_LINKS_MAX = 50
/** Characters of the help center's title, in one language. */
export const HELP_TITLE_MAX = 80
/** Characters of the help center's introduction, in one language. */
export const HELP_INTRO_MAX = 240
/** Open spans of one day of the office hours. */
export const OPEN_SPANS_MAX = 10
/** The storage bucket of companies' logos and favicons, each below its company's id. */
export const BRAND_BUCKET = 'brand-images'
/** A key in `BRAND_BUCKET`: the company's id, and a name. */
export const BRAND_IMAGE_KEY = /^[0-9a-f-]{36}\/[\w-]{1,120}\.(png|jpg|webp)$/
/** Largest size of all brand images of a company, in bytes. Earlier versions of the brand keep theirs. */
export const BRAND_FILES_MAX_BYTES = 5 * 1_024 * 1_024
/** Versions of a section's settings that its history shows. */
export const SETTINGS_HISTORY = 20
