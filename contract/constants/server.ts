/** Limits of the server. */

/** The default limit of a JSON request body, in bytes. */
export const BODY_MAX_BYTES = 64 * 1_024
/** The most characters of a credential, or of one of our own headers. */
export const HEADER_MAX_CHARACTERS = 8_192
/** Time within which the headers of a request must have arrived, and at whose end its body is looked at, in ms. */
export const HEADERS_TIMEOUT_MS = 60_000
/** A body that comes slower than this is ended, in bytes per second. */
export const UPLOAD_BYTES_PER_S_MIN = 1_024
/** Time within which a whole request must have arrived, in ms. */
export const REQUEST_TIMEOUT_MS = 15 * 60_000
/** Lifetime of a staff session's access token, in seconds. The client renews it. */
export const ACCESS_TOKEN_LIFETIME_S = 15 * 60
/** Time within which a reused refresh token still gets a new one, in ms. Later reuse ends the session. */
export const REFRESH_REUSE_MS = 10_000
/** How long a revoked refresh token can still reveal that it was stolen, in ms. Afterwards it is deleted. */
export const REVOKED_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000
/** The largest size of one conversation's files together, in bytes. */
export const CONVERSATION_UPLOADS_MAX_BYTES = 100 * 1_024 * 1_024
