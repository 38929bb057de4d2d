import type { Query } from '#server/ports/database.ts'

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

/**
 * Checks that the connection's role may do what the server does in a PostgreSQL that is not Supabase: own the tables, and
 * act as the roles of the platform. It needs neither superuser nor BYPASSRLS. @throws Error for the operator with
 * everything that is missing, and the statement that mends each.
 */
export async function checkOwner(query: Query, platformRoles: readonly string[]): Promise<void> {
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
