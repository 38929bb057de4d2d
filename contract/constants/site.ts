/** Numbers and words of the public pages (spec sections 2.2, 2.5, 2.7-2.9, 4.6-4.9, 9). */

/** The bar stands on its own ground once the page has been scrolled further than this. */
export const NAV_SOLID_AFTER_PX = 10
/** Pages whose bar is transparent at their top. */
export const TRANSPARENT_NAV_PATHS = ['/', '/demo', '/resources/free'] as const

/** Events of the window that open the lead dialog; the second one's detail carries an email. */
export const LEAD_EVENTS = { open: 'lead:open', openWithEmail: 'lead:openWithEmail' } as const
/** The event of the window that opens the cookie preferences. */
export const CONSENT_EVENT = 'consent:open'

/** Keys of local storage (the first two) and session storage. */
export const SITE_STORAGE_KEYS = {
  consent: 'cookie_consent',
  /** '1' once the preview gate was passed (GATE-03). */
  previewPass: 'preview_pass',
  /** '1' once the exit popup was shown in this browser session. */
  exitShown: 'exit_popup_shown',
  /** An id of the visit, sent along with an exit-intent lead where something has set it. */
  visitSession: 'visit_session_id',
} as const

/** The pointer has left through the top of the window at this height or above it. */
export const EXIT_POINTER_MAX_Y_PX = 0
/** One scroll step up must be longer than this, and end no further than that from the top. */
export const EXIT_SCROLL_DROP_PX = 200
export const EXIT_SCROLL_TOP_PX = 10

/** What an exit-intent lead says of the page, in characters. */
export const LEAD_PATH_MAX_CHARACTERS = 500
export const LEAD_REFERRER_MAX_CHARACTERS = 2_000

/** The video that the exit popup offers: where it stands on the site, and its files but for the ending. */
export const VIDEO = {
  page: '/resources/demos#five-moments-that-keep-customers',
  file: '/video/five-moments',
} as const

/** A consent is asked for anew after so many days. */
export const CONSENT_DAYS = 180

/** A lazy section is drawn once this share of it is within this much below the window. */
export const LAZY_MARGIN_PX = 200
export const LAZY_VISIBLE_SHARE = 0.01

/** Where the first platform user is made, as long as there is none. */
export const FIRST_RUN_PATH = '/first-run'

/** Diagnostics: the app decides who sees them, and to everybody else they are missing pages (R25). */
export const DIAGNOSTIC_PATHS = ['/debug/auth', '/super-admin-test'] as const
/** Addresses of the signed-in app; every other one is a public page, or is sent to the home page (ROUTE-15). */
export const APP_PATHS = [
  '/login',
  '/signup',
  '/auth/check-email',
  '/auth/confirmed',
  '/auth/session',
  '/complete-profile',
  '/invite-expired',
  '/set-password',
  '/not-authorized',
  FIRST_RUN_PATH,
  '/mailbox',
  '/demo-inbox',
  ...DIAGNOSTIC_PATHS,
  '/admin',
] as const
export const APP_FOLDERS = ['/admin/', '/widget/'] as const
/** Where the built files say the site is, until the server puts its own origin there; no such host can be (RFC 2606). */
export const BUILT_ORIGIN = 'https://origin.invalid'

/** Addresses that have moved (ROUTE-04, ROUTE-09). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/overview': '/live-ai-chat-support',
  '/lega/terms': '/legal/terms',
  '/lega/privacy': '/legal/privacy',
}

/** The picture that stands beside a link to the site; the build draws it with `site/social-image.tsx`. */
export const SOCIAL_IMAGE = {
  path: '/social-image.png',
  widthPx: 1_200,
  heightPx: 630,
  /** One sentence, as it is broken into lines. */
  lines: ['Support that knows when', 'to hand over the pen.'],
} as const
