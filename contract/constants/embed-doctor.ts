/** The embed doctor: what a page reports about the widgets on it. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Problems that a page can report. `csp:…` names the directive of the page's content security policy that blocked a
 * request to us.
 */
export const PAGE_FINDINGS = [
  'csp:script-src',
  'csp:connect-src',
  'csp:img-src',
  'csp:frame-src',
  'csp:style-src',
  'csp:font-src',
  'csp:media-src',
  'storage-blocked',
  'loaded-twice',
  'launcher-covered',
  'launcher-outside',
  'microphone-blocked',
] as const
/** One of `PAGE_FINDINGS`. */
export type PageFinding = (typeof PAGE_FINDINGS)[number]

/** Problems that the server sees in a report, from the company's settings as they are now. */
export const SERVER_FINDINGS = ['site-not-allowed', 'old-snippet'] as const

/** Any problem of a site. */
export const EMBED_FINDINGS = [...PAGE_FINDINGS, ...SERVER_FINDINGS] as const
/** One of `EMBED_FINDINGS`. */
export type EmbedFinding = (typeof EMBED_FINDINGS)[number]

/** How long a problem is shown after a page last reported it, in ms. */
export const EMBED_FINDING_LIFETIME_MS = DAY_MS
/** Time without a report after which a site counts as silent, in ms. */
export const EMBED_SILENT_AFTER_MS = 7 * DAY_MS
/** How long a report is stored after the last one like it, in ms. */
export const EMBED_REPORT_LIFETIME_MS = 30 * DAY_MS
/**
 * Sites per company. Beyond that, a new site replaces the one that reported least, and none that has fetched a widget's
 * configuration.
 */
export const EMBED_SITES_MAX = 200
/** The largest report, in bytes. */
export const EMBED_PING_MAX_BYTES = 4_096
/** Polling interval of the list of sites, in ms: it turns green within two seconds of a page's first report. */
export const EMBED_SITES_POLL_MS = 1_000
