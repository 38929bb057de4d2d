/** The manifest of a backup: the last entry of its archive, which says what the others must be. */
import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { MODES } from '#server/config/demo-mode.ts'

/** The format that this version writes and reads. It changes when an older version could not read a backup. */
export const ARCHIVE_FORMAT = 1

/** The manifest's entry in the archive. */
export const MANIFEST_ENTRY = 'manifest.json'

const checksum = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** A manifest. Checksums are SHA-256 in hexadecimal. */
export const manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  /** The version of the product that wrote the backup. */
  version: z.string(),
  /** The instant whose committed rows the backup holds (ISO 8601), by the database's clock. */
  takenAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  /** The installation's mode; null if it was never started. */
  mode: z.enum(MODES).nullable(),
  /** Tells whether another JWT_SECRET is the same one, and nothing else about it. Null if there was none. */
  secretFingerprint: checksum.nullable(),
  /** Applied migrations, oldest first. The checksum is null if the Supabase CLI applied it. */
  migrations: z.array(z.object({ version: z.string(), name: z.string(), sha256: checksum.nullable() })),
  /** `sha256` of all parts in a row: rows in the text format of COPY, with these columns. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      parts: count,
      sha256: checksum,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** By the name of the file in the files folder. */
  files: z.array(z.object({ name: checksum, bytes: count, sha256: checksum })),
  /** Names of files that have a row, but were not in the folder: erased meanwhile, or lost before. */
  missingFiles: z.array(checksum),
})

/** See `manifest`. */
export type Manifest = z.infer<typeof manifest>

/** Returns a fingerprint from which the secret cannot be derived. */
export function fingerprintOf(secret: string | null): string | null {
  return secret === null ? null : createHmac('sha256', secret).update('lapwing backup').digest('hex')
}

/** Returns the checksum of a migration. Spacing does not count, as for `migrate`. */
export function migrationChecksum(sql: string): string {
  return createHash('sha256')
    .update(sql.replace(/[\s;]+/g, ''))
    .digest('hex')
}
