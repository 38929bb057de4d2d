/** The files of an import as they were chosen, and which of them can be sent. */
import { CONTENT_BODY_MAX, IMPORT_ITEMS_MAX } from '#contract/constants/knowledge.ts'

/** A file with the path under which it counts. */
export type ImportFile = {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** When it was changed last, in milliseconds since the epoch. */
  readonly lastModified: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

export type RefusalReason = 'kind' | 'name' | 'same_name' | 'empty' | 'too_long' | 'not_text' | 'too_many'
export type Refused = { readonly name: string; readonly reason: RefusalReason }
export type Chosen = { readonly files: readonly ImportFile[]; readonly refused: readonly Refused[] }

export const NOTHING_CHOSEN: Chosen = { files: [], refused: [] }
/** In characters, as the contract counts them. */
export const FILE_TEXT_MAX = CONTENT_BODY_MAX * 2
const NAME_MAX = 500
/** UTF-8 has at most three bytes for each character of a string. */
const FILE_BYTES_MAX = FILE_TEXT_MAX * 3
const IMPORTED = /\.(?:md|markdown|txt|html?)$/i

/** What was chosen before with what is chosen now; a file that is chosen a second time counts once. */
export function withFiles(before: Chosen, added: readonly ImportFile[]): Chosen {
  const byName = new Map(before.files.map(file => [file.name, file]))
  const refused = [...before.refused]
  const refuse = (name: string, reason: RefusalReason) => {
    if (!refused.some(each => each.name === name && each.reason === reason)) refused.push({ name, reason })
  }
  for (const file of added) {
    const same = byName.get(file.name)
    if (same?.size === file.size && same.lastModified === file.lastModified) continue
    const reason = same ? 'same_name' : refusalOf(file, byName.size)
    if (reason) refuse(file.name, reason)
    else byName.set(file.name, file)
  }
  return { files: [...byName.values()], refused }
}

function refusalOf({ name, size }: ImportFile, count: number): RefusalReason | null {
  if (!IMPORTED.test(name)) return 'kind'
  if (name.length > NAME_MAX) return 'name'
  if (size === 0) return 'empty'
  if (size > FILE_BYTES_MAX) return 'too_long'
  return count >= IMPORT_ITEMS_MAX ? 'too_many' : null
}
