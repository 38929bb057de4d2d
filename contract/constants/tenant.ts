/** Numbers and names of tenancy and sessions. Spec 4.1, 4.3 and 9. */

/** Host labels of the default context, which has no tenant. */
export const RESERVED_SUBDOMAINS = ['app', 'www', 'localhost'] as const
/** The company's name in the profile of a person without a company. */
export const COMPANY_FALLBACK_NAME = 'Unknown Company'
/** The subdomain of the platform's own tenant. */
export const DEFAULT_SUBDOMAIN = 'app'
/** The host label that serves visitors' uploads. No company can have it. */
export const FILES_SUBDOMAIN = 'files'
/** Attempts to load GET /api/user-profile. */
export const PROFILE_ATTEMPTS = 6
/** Retry delay per attempt number, in ms. */
export const PROFILE_RETRY_STEP_MS = 500
/** Addresses of every mail domain that its operator must read (RFC 2142): the platform's own company gets their mail. */
export const PLATFORM_MAILBOXES = ['postmaster', 'abuse'] as const
