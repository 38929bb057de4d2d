import { createHash, type Hash } from 'node:crypto'
import { ARCHIVE_FORMAT, MANIFEST_ENTRY, type Manifest, manifest } from './manifest.ts'
import { type ArchiveEntry, bytesOf, unpackArchive } from './unpack-archive.ts'

/** An entry with rows or with a file, by its name. */
const TABLE_PART = /^tables\/(.+)\/(\d{6})\.copy$/
const FILE = /^files\/([0-9a-f]{64})$/

/** What an entry holds. */
export type EntryContent =
  | { readonly kind: 'part'; readonly table: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'manifest' }

/** Returns what the entry of a name holds. @throws Error for a name that `writeArchive` never gives. */
export function contentOf(name: string): EntryContent {
  if (name === MANIFEST_ENTRY) return { kind: 'manifest' }
  const [, table] = TABLE_PART.exec(name) ?? []
  if (table !== undefined) return { kind: 'part', table }
  const [, file] = FILE.exec(name) ?? []
  if (file !== undefined) return { kind: 'file', name: file }
  throw new Error(`The archive is not a backup: it has the entry ${name}.`)
}

/** Reads a whole archive, and returns its manifest. @throws Error if a table or a file differs from it. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const tables = new Map<string, Hash>()
  const files = new Map<string, string>()
  let found: Manifest | undefined
  await unpackArchive(path, async entry => {
    const content = contentOf(entry.name)
    if (content.kind === 'manifest') found = parseManifest((await bytesOf(entry)).toString('utf8'))
    else if (content.kind === 'part') {
      const hash = tables.get(content.table) ?? createHash('sha256')
      tables.set(content.table, await feed(hash, entry))
    } else files.set(content.name, (await feed(createHash('sha256'), entry)).digest('hex'))
  })
  if (!found) throw new Error(`${path} is incomplete: it has no manifest.`)
  const sums = new Map(Array.from(tables, ([name, hash]) => [name, hash.digest('hex')]))
  refuseDifference('table', found.tables, sums)
  refuseDifference('file', found.files, files)
  return found
}

async function feed(hash: Hash, { bytes }: ArchiveEntry): Promise<Hash> {
  for await (const chunk of bytes) hash.update(chunk)
  return hash
}

const EMPTY = createHash('sha256').digest('hex')

function refuseDifference(
  kind: 'table' | 'file',
  expected: readonly { readonly name: string; readonly sha256: string }[],
  sums: Map<string, string>,
): void {
  for (const { name, sha256 } of expected) {
    // A table without rows has no part.
    if ((sums.get(name) ?? (kind === 'table' ? EMPTY : undefined)) !== sha256)
      throw new Error(`The backup is damaged: the checksum of ${kind} ${name} differs.`)
    sums.delete(name)
  }
  for (const name of sums.keys())
    throw new Error(`The backup is damaged: its manifest lacks the ${kind} ${name}.`)
}

function parseManifest(text: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('The backup is damaged: its manifest is not JSON.')
  }
  const format = (json as { format?: unknown } | null)?.format
  if (format !== ARCHIVE_FORMAT)
    throw new Error(`The backup has format ${String(format)}; this version reads format ${ARCHIVE_FORMAT}.`)
  const parsed = manifest.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The backup is damaged: its manifest has a wrong ${issue?.path.join('.')}.`)
}
