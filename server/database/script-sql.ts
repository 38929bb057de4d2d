/** Statement that makes scripts of several nodes wait for one another; held to the end of the transaction. */
export const LOCK_SCRIPTS = `select pg_advisory_xact_lock(hashtext('lapwing.migrations'))`
