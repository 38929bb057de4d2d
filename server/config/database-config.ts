/** The configuration of the database. */
import { z } from 'zod'

/** A duration in ms: at least 100, and at most what a timer takes. */
const milliseconds = z.coerce.number().int().min(100).max(2_147_483_647).optional()

/** The environment variables of the database. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1_000).optional(),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds,
  DATABASE_WAIT_TIMEOUT_MS: milliseconds,
  SUPABASE_URL: z.url().optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
}

/** Undefined for the adapter's defaults. */
type Limits = {
  readonly statementTimeoutMs?: number | undefined
  readonly waitTimeoutMs?: number | undefined
}

/** `directUrl` if `url` leads through a transaction pooler: the same database past it. */
type ServerConnection = Limits & {
  readonly url: string
  readonly directUrl?: string | undefined
  readonly maxConnections?: number | undefined
}

/**
 * Where rows are stored: PGlite in the data folder, any PostgreSQL, or a Supabase project, whose gateway replaces
 * ours.
 */
export type DatabaseConfig =
  | ({ readonly kind: 'embedded' } & Limits)
  | ({ readonly kind: 'postgres' } & ServerConnection)
  | ({ readonly kind: 'supabase'; readonly projectUrl: string; readonly anonKey: string } & ServerConnection)

/** Returns the configuration of the database. @throws Error that names a missing variable. */
export function databaseConfigOf(env: z.output<z.ZodObject<typeof DATABASE_VARIABLES>>): DatabaseConfig {
  const limits: Limits = {
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    waitTimeoutMs: env.DATABASE_WAIT_TIMEOUT_MS,
  }
  if (env.SUPABASE_URL && !(env.SUPABASE_ANON_KEY && env.DATABASE_URL))
    throw new Error('SUPABASE_URL needs SUPABASE_ANON_KEY, and DATABASE_URL for the project’s database.')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is missing: DATABASE_DIRECT_URL is the same database past a transaction pooler.',
    )
  if (!env.DATABASE_URL) return { kind: 'embedded', ...limits }
  const connection: ServerConnection = {
    ...limits,
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    maxConnections: env.DATABASE_POOL_SIZE,
  }
  if (!env.SUPABASE_URL || !env.SUPABASE_ANON_KEY) return { kind: 'postgres', ...connection }
  const projectUrl = env.SUPABASE_URL.replace(/\/$/, '')
  return { kind: 'supabase', ...connection, projectUrl, anonKey: env.SUPABASE_ANON_KEY }
}
