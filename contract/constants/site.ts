/** Numbers of the public site (spec sections 2.5, 4.7 to 4.9 and 9). */

/** The bar stands on its own ground once the page has been scrolled further than this. */
export const NAV_SOLID_AFTER_PX = 10
/** Pages whose bar is transparent at their top. */
export const TRANSPARENT_NAV_PATHS = ['/', '/demo', '/resources/free'] as const
/** A lazy section begins this far below the window's end, once so much of it is seen. */
export const LAZY_SECTION_MARGIN_PX = 200
export const LAZY_SECTION_THRESHOLD = 0.01

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
  '/mailbox',
  '/debug/auth',
  '/super-admin-test',
  '/admin',
] as const
export const APP_FOLDERS = ['/admin/', '/widget/'] as const
/** Where the built files say the site is, until the server puts its own origin there; no such host can be (RFC 2606). */
export const BUILT_ORIGIN = 'https://origin.invalid'

/** Local storage remembers under this key that the preview gate was passed (GATE-03). */
export const PREVIEW_PASS_KEY = 'preview_pass'

/** Addresses that have moved (ROUTE-04, ROUTE-09). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/overview': '/live-ai-chat-support',
  '/lega/terms': '/legal/terms',
  '/lega/privacy': '/legal/privacy',
}
