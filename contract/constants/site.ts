/** Numbers and words of the public pages: leads, exit popup, consent, lazy sections (spec sections 2.7-2.9, 4.6-4.9, 9). */

/** Events of the window that open the lead dialog; the second one's detail carries an email. */
export const LEAD_EVENTS = { open: 'lead:open', openWithEmail: 'lead:openWithEmail' } as const
/** The event of the window that opens the cookie preferences. */
export const CONSENT_EVENT = 'consent:open'

/** Keys of local storage (consent) and session storage (the others). */
export const SITE_STORAGE_KEYS = {
  consent: 'cookie_consent',
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

/** A consent is asked for anew after so many days. */
export const CONSENT_DAYS = 180

/** A lazy section is drawn once this share of it is within this much below the window. */
export const LAZY_MARGIN_PX = 200
export const LAZY_VISIBLE_SHARE = 0.01
