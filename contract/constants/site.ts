/** Numbers and names of the public pages. Spec 2.2, 2.5, 2.7 to 2.9, 4.6 to 4.9 and 9. */

/** Scroll distance after which the navigation bar gets a background, in px. */
export const NAV_SOLID_AFTER_PX = 10
/** Pages whose navigation bar is transparent at the top. */
export const TRANSPARENT_NAV_PATHS = ['/', '/demo', '/resources/free'] as const

/** Window events that open the lead dialog. The detail of `openWithEmail` carries an email address. */
export const LEAD_EVENTS = { open: 'lead:open', openWithEmail: 'lead:openWithEmail' } as const
/** The window event that opens the cookie preferences. */
export const CONSENT_EVENT = 'consent:open'

/** Keys of local storage (the first two) and session storage. */
export const SITE_STORAGE_KEYS = {
  consent: 'cookie_consent',
  /** '1' after the visitor passed the preview gate (GATE-03). */
  previewPass: 'preview_pass',
  /** '1' after the exit popup showed in this browser session. */
  exitShown: 'exit_popup_shown',
  /** Id of the visit. An exit-intent lead carries it if it is set. */
  visitSession: 'visit_session_id',
} as const

/** Height at or above which the pointer has left through the top of the window, in px. */
export const EXIT_POINTER_MAX_Y_PX = 0
/** The shortest upward scroll step that counts as leaving, in px. */
export const EXIT_SCROLL_DROP_PX = 200
/** How near the top such a step must end, in px. */
export const EXIT_SCROLL_TOP_PX = 10

/** Characters of the page path of an exit-intent lead. */
export const LEAD_PATH_MAX_CHARACTERS = 500
/** Characters of the referrer of an exit-intent lead. */
export const LEAD_REFERRER_MAX_CHARACTERS = 2_000

/** The video that the exit popup offers: its page, and its files without extension. Spec 2.8. */
export const VIDEO = {
  page: '/resources/demos#reduce-churn-boost-engagement',
  file: '/video/reduce-churn',
} as const

/** Days after which the page asks for consent again. */
export const CONSENT_DAYS = 180

/** Distance below the window within which a lazy section renders, in px. */
export const LAZY_MARGIN_PX = 200
/** The share of a lazy section that must be inside that margin (0..1). */
export const LAZY_VISIBLE_SHARE = 0.01

/** Path of the page that creates the first platform user. It exists only until there is one. */
export const FIRST_RUN_PATH = '/first-run'

/** Path of the page that ends the weekly summaries; the key from the email is in its fragment. */
export const STOP_SUMMARY_PATH = '/weekly-summary/stop'

/** Diagnostic pages. The app decides who sees them; for everybody else they don't exist (R25). */
export const DIAGNOSTIC_PATHS = ['/debug/auth', '/super-admin-test'] as const
/** Paths of the signed-in app. Every other path is a public page or redirects to the home page (ROUTE-15). */
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
  STOP_SUMMARY_PATH,
  FIRST_RUN_PATH,
  '/mailbox',
  '/demo-inbox',
  ...DIAGNOSTIC_PATHS,
  '/admin',
] as const
/** Path prefixes of the signed-in app. */
export const APP_FOLDERS = ['/admin/', '/widget/'] as const
/** Placeholder origin in built files, which the server replaces with its own. No real host can have it (RFC 2606). */
export const BUILT_ORIGIN = 'https://origin.invalid'

/** Paths that have moved, and where to (ROUTE-04, ROUTE-09). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/overview': '/live-ai-chat-support',
  '/lega/terms': '/legal/terms',
  '/lega/privacy': '/legal/privacy',
}

/** The image for link previews. The build renders it with `site/social-image.tsx`. */
export const SOCIAL_IMAGE = {
  path: '/social-image.png',
  widthPx: 1_200,
  heightPx: 630,
  /** One sentence, split into lines. */
  lines: ['Open-source AI support', 'that cites your docs', 'and hands off cleanly.'],
} as const
