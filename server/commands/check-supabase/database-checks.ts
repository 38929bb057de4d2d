import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import type { Migration } from '#server/database/migrate.ts'
import { BUCKETS } from '#server/gateway/storage/buckets.ts'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import { type Finding, ok, todo } from './finding.ts'

const TABLES = /alter publication supabase_realtime add table ([^;]+);/g

const POLICIES = /create policy (\w+) on storage\.objects/g

const OLDEST_VERSION = 150_000
const ROLES: readonly Claims['role'][] = ['anon', 'authenticated', 'service_role']

/** Checks the project's database. `migrations` are those of this release. */
export async function checkDatabase(
  database: Database,
  migrations: readonly Migration[],
): Promise<Finding[]> {
  const findings = await checkRole(database)
  const migrated = await database.asOwner(query => checkMigrations(query, migrations))
  if (!migrated.isOk) return [...findings, migrated]
  const others = await database.asOwner(async query => [
    await checkRowSecurity(query),
    await checkPublication(query, publishedBy(migrations).tables),
    await checkBuckets(query),
    await checkFilePolicies(query, publishedBy(migrations).filePolicies),
  ])
  return [...findings, migrated, ...others]
}

async function checkRole(database: Database): Promise<Finding[]> {
  const [state] = await database.asOwner(query =>
    query<{ version: number; bypasses: boolean; name: string }>(`
      select current_setting('server_version_num')::integer as version, rolsuper or rolbypassrls as bypasses,
             rolname as name from pg_roles where rolname = current_user`),
  )
  const refused: string[] = []
  for (const role of ROLES)
    await database.as({ role }, query => query('select 1')).catch(() => refused.push(role))
  const { version, bypasses, name } = state!
  return [
    version >= OLDEST_VERSION
      ? ok(`The database is PostgreSQL ${Math.floor(version / 10_000)}.`)
      : todo(
          'The database is older than PostgreSQL 15. Upgrade the project: Project Settings → Infrastructure.',
        ),
    bypasses && refused.length === 0
      ? ok(`The role ${name} may do what the server does.`)
      : todo(
          `The role ${name} ${bypasses ? `cannot become ${refused.join(', ')}` : 'is bound by row-level security'}. Set the role postgres in DATABASE_URL.`,
        ),
  ]
}

async function checkMigrations(query: Query, migrations: readonly Migration[]): Promise<Finding> {
  const apply = 'Run `supabase db push`, or start the server once.'
  const [record] = await query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as exists`,
  )
  if (!record!.exists) return todo(`No migration is applied. ${apply}`)
  const rows = await query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  const missing = migrations.filter(({ version }) => !applied.has(version)).map(({ file }) => file)
  return missing.length === 0
    ? ok(`All ${migrations.length} migrations are applied.`)
    : todo(`${missing.length} of ${migrations.length} migrations are missing, from ${missing[0]}. ${apply}`)
}

/** Tables of other products in the schema `public` count, too: the project's REST API serves them. */
async function checkRowSecurity(query: Query): Promise<Finding> {
  const open = await query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'app')
       and not (c.relrowsecurity and c.relforcerowsecurity)
       and (n.nspname = 'public'
         or has_table_privilege('anon', c.oid, 'select, insert, update, delete')
         or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete'))
     order by 1`)
  const names = open.map(({ name }) => name).join(', ')
  return open.length === 0
    ? ok('Row-level security is on for every table.')
    : todo(
        `Row-level security is not forced for ${names}. Run: alter table … enable row level security, force row level security.`,
      )
}

async function checkPublication(query: Query, tables: readonly string[]): Promise<Finding> {
  const [publication] = await query<{ kinds: boolean }>(
    `select pubinsert and pubupdate and not pubdelete as kinds from pg_publication where pubname = 'supabase_realtime'`,
  )
  if (!publication?.kinds)
    return todo(
      `Realtime publishes other changes than it should. Run: alter publication supabase_realtime set (publish = 'insert, update')`,
    )
  const rows = await query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
  )
  const published = new Set(rows.map(({ name }) => name))
  const missing = tables.filter(table => !published.has(table))
  return missing.length === 0
    ? ok(`Realtime publishes ${tables.length} tables.`)
    : todo(
        `Realtime does not publish ${missing.join(', ')}. Run: alter publication supabase_realtime add table ${missing.join(', ')}`,
      )
}

async function checkBuckets(query: Query): Promise<Finding> {
  const rows = await query<{ id: string; public: boolean }>(
    'select id, public from storage.buckets where file_size_limit = $1',
    [UPLOAD_MAX_BYTES],
  )
  const isPublic = new Map(rows.map(row => [row.id, row.public]))
  const wrong = BUCKETS.filter(bucket => isPublic.get(bucket.id) !== (bucket.isPublic !== null)).map(
    ({ id, isPublic }) => `${id} (${isPublic === null ? 'private' : 'public'})`,
  )
  return wrong.length === 0
    ? ok(`The ${BUCKETS.length} storage buckets are there.`)
    : todo(
        `These storage buckets are missing or changed: ${wrong.join(', ')}. Create them so, with a limit of ${UPLOAD_MAX_BYTES} bytes a file.`,
      )
}

async function checkFilePolicies(query: Query, policies: readonly string[]): Promise<Finding> {
  const rows = await query<{ name: string }>(
    `select policyname as name from pg_policies where schemaname = 'storage' and tablename = 'objects'`,
  )
  const found = new Set(rows.map(({ name }) => name))
  const missing = policies.filter(policy => !found.has(policy))
  return missing.length === 0
    ? ok('The rules of who may read and add files are there.')
    : todo(
        `Policies on storage.objects are missing: ${missing.join(', ')}. Create them as in docs/schema.sql.`,
      )
}

/** What migrations add to the parts of the database that belong to Supabase. */
type PlatformParts = {
  /** Tables that realtime publishes, such as `public.messages`. */
  readonly tables: readonly string[]
  /** Names of the policies on `storage.objects`. */
  readonly filePolicies: readonly string[]
}

/** Returns what the migrations publish and which files' policies they create. */
function publishedBy(migrations: readonly Migration[]): PlatformParts {
  const sql = migrations.map(migration => migration.sql).join('\n')
  const all = (pattern: RegExp) => [...sql.matchAll(pattern)].map(match => match[1] ?? '')
  return {
    tables: all(TABLES).flatMap(list => list.split(',').map(table => table.trim())),
    filePolicies: all(POLICIES),
  }
}
