/** The configuration of the bus between nodes. */
import { z } from 'zod'

/** The environment variables of the bus. */
export const BUS_VARIABLES = {
  BUS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
}

/**
 * Returns the URL of the Redis or Valkey server between the nodes; null for PostgreSQL's NOTIFY.
 * @throws Error if the configured database has nothing to relay.
 */
export function busUrlOf(
  { BUS_URL: url }: z.output<z.ZodObject<typeof BUS_VARIABLES>>,
  database: 'embedded' | 'postgres' | 'supabase',
): string | null {
  if (url === undefined) return null
  if (database === 'embedded')
    throw new Error('BUS_URL needs DATABASE_URL: the embedded database belongs to one node.')
  if (database === 'supabase')
    throw new Error('BUS_URL is not for a Supabase project, whose own Realtime tells browsers of changes.')
  return url
}
