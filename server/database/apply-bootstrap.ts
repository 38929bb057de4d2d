import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Query } from '#server/ports/database.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { LOCK_SCRIPTS, quoteLiteral, runScript } from './script-sql.ts'

const BOOTSTRAP_FILE = join(PROJECT_ROOT, 'server/gateway/bootstrap.sql')

const NOT_PRIVILEGED = 'The database role must be a superuser or have BYPASSRLS.'

type State = {
  readonly privileged: boolean
  readonly hasAuth: boolean
  readonly applied: string | null
}

/**
 * Gives a plain PostgreSQL the parts of the Supabase platform that the product needs (server/gateway/bootstrap.sql).
 * The comment on schema auth stores the applied script's hash. @throws Error when row-level security binds the
 * connection's role, or when schema auth belongs to something else.
 */
export async function applyBootstrap(database: Database): Promise<void> {
  const { script, mark } = await readBootstrap()
  const { privileged, hasAuth, applied } = await database.asOwner(readState)
  if (!privileged) throw new Error(NOT_PRIVILEGED)
  if (applied === mark) return
  if (hasAuth && !applied?.startsWith('lapwing ')) {
    throw new Error(
      'The database has a schema auth of its own; for a Supabase project set SUPABASE_URL instead.',
    )
  }
  await database.script(`
    begin;
    ${LOCK_SCRIPTS};
    ${script}
    commit;
  `)
}

/** Applies the script to an empty database, inside a transaction. @throws Error as `applyBootstrap`. */
export async function bootstrapEmpty(query: Query): Promise<void> {
  const { privileged } = await readState(query)
  if (!privileged) throw new Error(NOT_PRIVILEGED)
  await runScript(query, (await readBootstrap()).script)
}

/** Returns the script, which also leaves its mark on schema auth, and the mark. */
async function readBootstrap(): Promise<{ script: string; mark: string }> {
  const script = await readFile(BOOTSTRAP_FILE, 'utf8')
  const mark = `lapwing ${createHash('sha256').update(script).digest('hex')}`
  return { script: `${script}\ncomment on schema auth is ${quoteLiteral(mark)};`, mark }
}

async function readState(query: Query): Promise<State> {
  const [state] = await query<State>(`
    select rolsuper or rolbypassrls as privileged,
           to_regnamespace('auth') is not null as "hasAuth",
           obj_description(to_regnamespace('auth'), 'pg_namespace') as applied
    from pg_roles where rolname = current_user
  `)
  if (!state) throw new Error('The database role is not listed in pg_roles.')
  return state
}
