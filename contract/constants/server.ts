/** Limits of the server's own. */

/** The largest JSON body a route accepts. */
export const BODY_MAX_BYTES = 64 * 1_024
/** A staff session's access token lives this long; the client renews it. */
export const ACCESS_TOKEN_LIFETIME_S = 15 * 60
/** A refresh token used twice within this time gives the same family a new one; later the family ends. */
export const REFRESH_REUSE_MS = 10_000
/** The files of one conversation together. */
export const CONVERSATION_UPLOADS_MAX_BYTES = 100 * 1_024 * 1_024
