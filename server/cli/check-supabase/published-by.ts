import type { Migration } from '#server/database/migrate.ts'

const TABLES = /alter publication supabase_realtime add table ([^;]+);/g
const POLICIES = /create policy (\w+) on storage\.objects/g

/** What migrations add to the parts of the database that belong to Supabase. */
export type PlatformParts = {
  /** Tables that realtime publishes, such as `public.messages`. */
  readonly tables: readonly string[]
  /** Names of the policies on `storage.objects`. */
  readonly filePolicies: readonly string[]
}

/** Returns what the migrations publish and which files' policies they create. */
export function publishedBy(migrations: readonly Migration[]): PlatformParts {
  const sql = migrations.map(migration => migration.sql).join('\n')
  const all = (pattern: RegExp) => [...sql.matchAll(pattern)].map(match => match[1] ?? '')
  return {
    tables: all(TABLES).flatMap(list => list.split(',').map(table => table.trim())),
    filePolicies: all(POLICIES),
  }
}
