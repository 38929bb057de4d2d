import type { Query } from '#server/ports/database.ts'

/** Statement that serializes scripts across nodes, until the transaction ends. */
export const LOCK_SCRIPTS = `select pg_advisory_xact_lock(hashtext('lapwing.migrations'))`

/**
 * Returns a string as an SQL literal, for scripts, which take no parameters. Needs standard_conforming_strings (the
 * default).
 */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Runs a script of several statements, none of which begins or ends a transaction, inside a transaction. */
export async function runScript(query: Query, script: string): Promise<void> {
  await query(`do ${quoteLiteral(`begin execute ${quoteLiteral(script)}; end`)}`)
}
