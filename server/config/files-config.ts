/** The configuration of uploaded files. */
import { z } from 'zod'
import type { S3Options } from '#server/adapters/files/s3-requests.ts'

/** The environment variables of files. */
export const FILES_VARIABLES = {
  FILES_STORE: z.enum(['disk', 'database', 's3']).default('disk'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region such as eu-central-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as my-files')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
}

/** Where uploaded files are: in the data folder, in the database, or in an S3-compatible store. */
export type FilesConfig =
  | { readonly kind: 'disk' | 'database' }
  | ({ readonly kind: 's3' } & Pick<
      S3Options,
      'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey' | 'isPathStyle'
    >)

const OF_S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/**
 * Returns where files are.
 * @param onSupabase whether a Supabase project keeps the files
 * @throws Error that names every missing variable, and those that would have no effect
 */
export function filesConfigOf(
  env: z.output<z.ZodObject<typeof FILES_VARIABLES>>,
  onSupabase: boolean,
): FilesConfig {
  const kind = env.FILES_STORE
  const given = OF_S3.filter(name => env[name] !== undefined)
  if (onSupabase && (kind !== 'disk' || given.length > 0))
    throw new Error(
      'FILES_STORE and S3_* have no effect with SUPABASE_URL: the project’s storage has the files.',
    )
  if (kind !== 's3') {
    if (given.length > 0)
      throw new Error(`${given.join(', ')} would have no effect: set FILES_STORE=s3, or remove them.`)
    return { kind }
  }
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = OF_S3.filter(name => env[name] === undefined)
    throw new Error(`FILES_STORE=s3 needs ${missing.join(', ')} as well.`)
  }
  return {
    kind,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: env.S3_PATH_STYLE === 'on',
  }
}
