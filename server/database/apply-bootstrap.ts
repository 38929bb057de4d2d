import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { GRANT_PLATFORM_ACCESS } from './platform-access.ts'
import { LOCK_SCRIPTS, quoteLiteral, runScript } from './script-sql.ts'

const OLDEST_VERSION = 150_000

const RIGHTS = `
  with me as (
    select rolname as name, rolsuper, rolsuper or rolcreaterole as creates_roles,
           current_setting('server_version_num')::integer as version, to_regnamespace('public')::oid as public
      from pg_roles where rolname = current_user
  )
  select version, quote_ident(name) as owner, quote_ident(current_database()) as database,
         creates_roles as "mayCreateRoles",
         has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
         coalesce(has_schema_privilege(public, 'create'), false) as "mayCreateTables",
         coalesce(
           has_schema_privilege('public', public, 'usage') or has_schema_privilege(public, 'usage with grant option')
             or (select bool_and(coalesce(has_schema_privilege(to_regrole(r.name)::oid, public, 'usage'), false))
                   from unnest($1::text[]) r (name)),
           false) as "isPublicUsable",
         (select coalesce(jsonb_agg(distinct quote_ident(pg_get_userbyid(t.relowner))), '[]')
            from pg_class t join pg_namespace n on n.oid = t.relnamespace
           where n.nspname in ('app', 'auth', 'storage', 'supabase_migrations') and t.relkind in ('r', 'p')
             and not pg_has_role(t.relowner, 'usage')) as strangers,
         (select jsonb_agg(jsonb_build_object(
                   'name', r.name,
                   'exists', to_regrole(r.name) is not null,
                   'isUsable', coalesce(
                     pg_has_role(to_regrole(r.name)::oid, case when version < 160000 then 'member' else 'set' end)
                       or version < 160000 and creates_roles
                       or pg_has_role(to_regrole(r.name)::oid, 'usage with admin option'),
                     false)))
            from unnest($1::text[]) r (name)) as roles
    from me`

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

/** A right that the connection's role lacks, and the statement with which an administrator gives it. */
type Lack = { readonly what: string; readonly statement: string }

type Role = { readonly name: string; readonly exists: boolean; readonly isUsable: boolean }

type Rights = {
  readonly version: number
  readonly owner: string
  readonly database: string
  readonly mayCreateRoles: boolean
  readonly mayCreateSchemas: boolean
  readonly mayCreateTables: boolean
  readonly isPublicUsable: boolean
  /** Quoted names of other roles that own tables of the product. */
  readonly strangers: readonly string[]
  /** `isUsable`: the role can be set, or the connection's role can grant it to itself. */
  readonly roles: readonly Role[]
}

/**
 * Checks that the connection's role may do what the server does in a PostgreSQL that is not Supabase: own the tables, and
 * act as the roles of the platform. It needs neither superuser nor BYPASSRLS. @throws Error for the operator with
 * everything that is missing, and the statement that mends each.
 */
async function checkOwner(query: Query, platformRoles: readonly string[]): Promise<void> {
  const [rights] = await query<Rights>(RIGHTS, [platformRoles])
  if (!rights) throw new Error('The database role is not listed in pg_roles.')
  const { version, owner, database } = rights
  if (version < OLDEST_VERSION)
    throw new Error(
      `The database is PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
    )
  const lacks = [...roleLacks(rights), ...databaseLacks(rights)]
  if (lacks.length === 0) return
  const lines = lacks.map(({ what, statement }) => `- ${what}:\n    ${statement}`)
  throw new Error(
    [
      `The role ${owner} may not do everything that the server does in the database ${database}. ` +
        'A superuser, or the administrator that your provider created, runs these statements in that database once ' +
        '(deploy/postgres-roles.sql has those about roles):',
      ...lines,
    ].join('\n'),
  )
}

function roleLacks({ owner, roles, mayCreateRoles }: Rights): Lack[] {
  const missing = mayCreateRoles ? [] : roles.filter(({ exists }) => !exists)
  const unusable = roles.filter(({ exists, isUsable }) => (exists ? !isUsable : !mayCreateRoles))
  return [
    ...missing.map(({ name }) => ({
      what: `the role ${name} is missing, and ${owner} may not create roles`,
      statement: `create role ${name} nologin noinherit;`,
    })),
    ...(unusable.length === 0
      ? []
      : [
          {
            what: `${owner} may not act as ${unusable.map(({ name }) => name).join(', ')}`,
            statement: `grant ${unusable.map(({ name }) => name).join(', ')} to ${owner};`,
          },
        ]),
  ]
}

function databaseLacks(rights: Rights): Lack[] {
  const { owner, database, strangers, roles } = rights
  const lacks: Lack[] = strangers.map(stranger => ({
    what: `${stranger} owns tables of the product; use that role in DATABASE_URL, or give them to ${owner}`,
    statement: `reassign owned by ${stranger} to ${owner};`,
  }))
  if (!rights.mayCreateSchemas)
    lacks.push({
      what: `${owner} may not create schemas`,
      statement: `grant create on database ${database} to ${owner};`,
    })
  if (!rights.mayCreateTables)
    lacks.push({
      what: `${owner} may not create tables in the schema public`,
      statement: `grant usage, create on schema public to ${owner};`,
    })
  if (!rights.isPublicUsable)
    lacks.push({
      what: 'the platform’s roles may not use the schema public',
      statement: `grant usage on schema public to ${roles.map(({ name }) => name).join(', ')};`,
    })
  return lacks
}
