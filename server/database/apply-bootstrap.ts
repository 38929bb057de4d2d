import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { checkOwner } from './check-owner.ts'
import { GRANT_PLATFORM_ACCESS } from './platform-access.ts'
import { LOCK_SCRIPTS, quoteLiteral, runScript } from './script-sql.ts'

const BOOTSTRAP_FILE = join(PROJECT_ROOT, 'server/gateway/bootstrap.sql')

/** The roles of transactions, as bootstrap.sql creates them. */
const PLATFORM_ROLES: readonly Claims['role'][] = ['anon', 'authenticated', 'service_role']

type State = {
  readonly hasAuth: boolean
  readonly applied: string | null
}

/**
 * Gives a plain PostgreSQL the parts of the Supabase platform that the product needs (server/gateway/bootstrap.sql).
 * The comment on schema auth stores the applied script's hash. @throws Error when the connection's role lacks rights, or
 * when schema auth belongs to something else.
 */
export async function applyBootstrap(database: Database): Promise<void> {
  const { script, mark } = await readBootstrap()
  const { hasAuth, applied } = await database.asOwner(readState)
  if (hasAuth && !applied?.startsWith('lapwing ')) {
    throw new Error(
      'The database has a schema auth of its own; for a Supabase project set SUPABASE_URL instead.',
    )
  }
  await database.asOwner(query => checkOwner(query, PLATFORM_ROLES))
  if (applied === mark) return
  await database.script(`
    begin;
    ${LOCK_SCRIPTS};
    ${script}
    commit;
  `)
}

/** Applies the script to an empty database, inside a transaction. @throws Error as `applyBootstrap`. */
export async function bootstrapEmpty(query: Query): Promise<void> {
  await checkOwner(query, PLATFORM_ROLES)
  await runScript(query, (await readBootstrap()).script)
  await runScript(query, GRANT_PLATFORM_ACCESS)
}

/** Returns the script, which also leaves its mark on schema auth, and the mark. */
async function readBootstrap(): Promise<{ script: string; mark: string }> {
  const script = await readFile(BOOTSTRAP_FILE, 'utf8')
  const mark = `lapwing ${createHash('sha256').update(script).digest('hex')}`
  return { script: `${script}\ncomment on schema auth is ${quoteLiteral(mark)};`, mark }
}

async function readState(query: Query): Promise<State> {
  const [state] = await query<State>(`
    select to_regnamespace('auth') is not null as "hasAuth",
           obj_description(to_regnamespace('auth'), 'pg_namespace') as applied
  `)
  return state!
}
