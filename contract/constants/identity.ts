/** Numbers and names of accounts, sessions and impersonation. Spec 4.2 to 4.5 and 9. */

/** The shortest password, in characters. */
export const PASSWORD_MIN_CHARACTERS = 10
/** The longest password, in characters. */
export const PASSWORD_MAX_CHARACTERS = 200
/** Lifetime of the confirmation link of a sign-up, in ms. */
export const CONFIRMATION_LINK_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** Lifetime of an unconfirmed sign-up, in ms. Afterwards it is deleted and its names are free again. */
export const UNCONFIRMED_SIGN_UP_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000
/** Lifetime of a password reset link, in ms. */
export const RECOVERY_LINK_LIFETIME_MS = 60 * 60 * 1_000
/** Lifetime of an invitation, in ms. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000
/**
 * Time after sign-in within which an account without a password gets one, in ms. Later, the person signs in again first.
 */
export const PASSWORD_CHANGE_WITHIN_MS = 24 * 60 * 60 * 1_000

/** Lifetime of the single-use token that starts an impersonation, in ms. */
export const IMPERSONATION_TOKEN_LIFETIME_MS = 120_000
/** The longest impersonation, in ms. */
export const IMPERSONATION_LIFETIME_MS = 60 * 60 * 1_000
/** The shortest reason for write access to a tenant, in characters. */
export const REASON_MIN_CHARACTERS = 10
/** The longest reason, in characters. */
export const REASON_MAX_CHARACTERS = 500
/** Free space at the bottom of pages during an impersonation, in px. */
export const IMPERSONATION_PADDING_PX = 70

/** How long a backed-up token counts, in ms. */
export const BACKUP_TOKEN_VALID_MS = 60_000
/** The longest remaining lifetime of a token in a URL, in seconds. */
export const LINK_TOKEN_LIFETIME_MAX_S = 120
/** How long the emergency record of the company counts for the same person, in ms. */
export const EMERGENCY_RECORD_VALID_MS = 60 * 60 * 1_000
/** The length of a valid id in the emergency record. */
export const EMERGENCY_ID_LENGTH = 36
/** Reloads of a tenant's page while its workspace is being set up. */
export const TENANT_RELOADS_MAX = 3

/** Duration of the toast that says the company has an account, in ms. */
export const EXISTING_COMPANY_TOAST_MS = 6_000
/** Id of that toast, so that it shows once. */
export const EXISTING_COMPANY_TOAST_ID = 'toast-existing-company'

/** Keys of local storage and of the session cookie, as the specification names them. Spec 9. */
export const STORAGE_KEYS = {
  backupToken: 'auth_token_backup',
  fromAuthSession: 'coming_from_auth_session',
  impersonating: 'impersonating',
  impersonatedCompany: 'impersonated_company',
  impersonationTimestamp: 'impersonation_timestamp',
  /** The impersonation's own token. It is in session storage, so it ends with the tab. */
  impersonationSession: 'impersonation_session',
  /** The session to return to after an impersonation. */
  savedSession: 'impersonation_saved_session',
  emergencyRecord: 'emergency_company_data',
  knowledgeList: 'kb_list_cache',
  knowledgeSearch: 'kb_search_cache',
  tenantReloads: 'tenant_reload_attempts',
  postLoginPath: 'post_login_redirect',
  /** Set by a sign-out until the next sign-in, so that other tabs don't take it for a session that ended by itself. */
  signedOut: 'signed_out',
  debugBar: 'debugbar',
} as const
/** Name of the cookie that holds the tenant's subdomain. */
export const TENANT_COOKIE = 'tenant_subdomain'

/** Domains of personal email providers. They identify no company. */
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
