/** Statement that serializes scripts across nodes, until the transaction ends. */
export const LOCK_SCRIPTS = `select pg_advisory_xact_lock(hashtext('lapwing.migrations'))`

/**
 * Returns a string as an SQL literal, for scripts, which take no parameters. Needs standard_conforming_strings (the
 * default).
 */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
