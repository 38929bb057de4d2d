/** Numbers and words of accounts, sessions and impersonation (spec sections 4.2 to 4.5 and 9). */

export const PASSWORD_MIN_CHARACTERS = 10
export const PASSWORD_MAX_CHARACTERS = 200
/** The link of a sign-up's mail confirms the address for this long. */
export const CONFIRMATION_LINK_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** A sign-up that nobody has confirmed is forgotten after this long, and its names are free again. */
export const UNCONFIRMED_SIGN_UP_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000
/** The link to a new password works for this long. */
export const RECOVERY_LINK_LIFETIME_MS = 60 * 60 * 1_000
/** An invitation can be accepted for this long. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000
/** A password can be changed within this time of signing in; later one signs in again first. */
export const PASSWORD_CHANGE_WITHIN_MS = 24 * 60 * 60 * 1_000

/** The token that begins an impersonation is taken once, within this time. */
export const IMPERSONATION_TOKEN_LIFETIME_MS = 120_000
/** An impersonation is over after this time, whatever happens. */
export const IMPERSONATION_LIFETIME_MS = 60 * 60 * 1_000
/** Who wants to write for a tenant says why, in at least so many characters. */
export const REASON_MIN_CHARACTERS = 10
export const REASON_MAX_CHARACTERS = 500
/** Pages keep this much free at the bottom while somebody is impersonated. */
export const IMPERSONATION_PADDING_PX = 70

/** A backed-up token is good for this long. */
export const BACKUP_TOKEN_VALID_MS = 60_000
/** Tokens that come in an address must run out within this time. */
export const LINK_TOKEN_LIFETIME_MAX_S = 120
/** The emergency record of the company is good for this long, for the same person. */
export const EMERGENCY_RECORD_VALID_MS = 60 * 60 * 1_000
/** An id of the emergency record is taken only at this length. */
export const EMERGENCY_ID_LENGTH = 36
/** A tenant's page is reloaded at most so often while its workspace is being set up. */
export const TENANT_RELOADS_MAX = 3

/** The toast that says that the company has an account stays this long. */
export const EXISTING_COMPANY_TOAST_MS = 6_000
export const EXISTING_COMPANY_TOAST_ID = 'toast-existing-company'

/** Keys of local storage, and the cookie, by their names in the specification. */
export const STORAGE_KEYS = {
  backupToken: 'auth_token_backup',
  fromAuthSession: 'coming_from_auth_session',
  impersonating: 'impersonating',
  impersonatedCompany: 'impersonated_company',
  impersonationTimestamp: 'impersonation_timestamp',
  /** The impersonation's own token, in session storage: it ends with the tab. */
  impersonationSession: 'impersonation_session',
  /** The session to come back to. */
  savedSession: 'impersonation_saved_session',
  emergencyRecord: 'emergency_company_data',
  knowledgeList: 'kb_list_cache',
  knowledgeSearch: 'kb_search_cache',
  tenantReloads: 'tenant_reload_attempts',
  postLoginPath: 'post_login_redirect',
  debugBar: 'debugbar',
} as const
export const TENANT_COOKIE = 'tenant_subdomain'

/** Providers of personal addresses: their domains name no company. */
export const PERSONAL_EMAIL_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'aol.com',
  'icloud.com',
  'proton.me',
  'live.com',
  'gmx.net',
] as const
