/** Statements and limits that both database adapters share. */

/** How long one statement of a transaction may run before it is refused with SQLSTATE 57014. */
export const STATEMENT_TIMEOUT_MS = 10_000

/** Puts a transaction under a role ($1) and its claims as JSON ($2); both end with the transaction. */
export const SET_CLAIMS = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`
