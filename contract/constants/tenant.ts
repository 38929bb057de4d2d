/** Numbers and words of tenancy and sessions (spec sections 4.1, 4.3 and 9). */

/** Host labels that denote the default, non-tenant context. */
export const RESERVED_SUBDOMAINS = ['app', 'www', 'localhost'] as const
/** The platform's own tenant. */
export const DEFAULT_SUBDOMAIN = 'app'
/** The host label of what visitors have uploaded; no company can have it. */
export const FILES_SUBDOMAIN = 'files'
/** GET /api/user-profile is tried this often, waiting the step times the attempt's number in between. */
export const PROFILE_ATTEMPTS = 6
export const PROFILE_RETRY_STEP_MS = 500
