/** The chosen files of an import, and which of them can be sent. */
import { CONTENT_BODY_MAX, IMPORT_ITEMS_MAX } from '#contract/constants/knowledge.ts'

/** A chosen file; `name` is its path below the chosen folder. */
export type ImportFile = {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Last change, in milliseconds since the epoch. */
  readonly lastModified: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** Why a file can't be imported. */
export type RefusalReason = 'kind' | 'name' | 'same_name' | 'empty' | 'too_long' | 'not_text' | 'too_many'
/** A file that can't be imported, and why. */
export type Refused = { readonly name: string; readonly reason: RefusalReason }
/** The files to import, and those that can't be. */
export type Chosen = { readonly files: readonly ImportFile[]; readonly refused: readonly Refused[] }

/** The empty choice. */
export const NOTHING_CHOSEN: Chosen = { files: [], refused: [] }
/** In characters, as the contract counts them. */
export const FILE_TEXT_MAX = CONTENT_BODY_MAX * 2
const NAME_MAX = 500
/** UTF-8 has at most three bytes for each UTF-16 code unit. */
const FILE_BYTES_MAX = FILE_TEXT_MAX * 3
const IMPORTED = /\.(?:md|markdown|txt|html?)$/i

/** Adds newly chosen files to those chosen before. A file that is chosen twice counts once. */
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
