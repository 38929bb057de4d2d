/** Statement that makes scripts of several nodes wait for one another; held to the end of the transaction. */
export const LOCK_SCRIPTS = `select pg_advisory_xact_lock(hashtext('lapwing.migrations'))`

/** A string as an SQL literal, for scripts, which take no parameters. Needs standard_conforming_strings (the default). */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
