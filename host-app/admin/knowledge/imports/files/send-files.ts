/** Files on their way into an import: read one by one, sent by the batch. */
import { IMPORT_FILES_PER_CALL, IMPORT_REQUEST_MAX_BYTES } from '#contract/constants/knowledge.ts'
import { FILE_TEXT_MAX, type ImportFile, type Refused } from './import-files.ts'

export type FileText = { readonly name: string; readonly text: string }

type Sending = {
  readonly files: readonly ImportFile[]
  /** The first that was not dealt with before; for a sending that goes on. */
  readonly from: number
  readonly send: (batch: readonly FileText[]) => Promise<unknown>
  /** Hears after each batch how many of the files are dealt with, and which of its own cannot be imported. */
  readonly onProgress: (dealtWith: number, refused: readonly Refused[]) => void
  readonly signal: AbortSignal
}

/** Room for what stands around the files of a request. */
const FRAME_BYTES = 100
const encoder = new TextEncoder()

/** Rejects with what `send` rejects with, or the signal's reason; what `onProgress` has heard of need not be sent again. */
export async function sendFiles({ files, from, send, onProgress, signal }: Sending): Promise<void> {
  let batch: FileText[] = []
  let refused: Refused[] = []
  let bytes = FRAME_BYTES

  async function flush(dealtWith: number): Promise<void> {
    signal.throwIfAborted()
    if (batch.length > 0) await send(batch)
    signal.throwIfAborted()
    onProgress(dealtWith, refused)
    batch = []
    refused = []
    bytes = FRAME_BYTES
  }

  for (const [index, file] of files.entries()) {
    if (index < from) continue
    const read = await readText(file)
    if ('reason' in read) {
      refused.push(read)
      continue
    }
    const size = encoder.encode(JSON.stringify(read)).length + 1
    if (batch.length === IMPORT_FILES_PER_CALL || bytes + size > IMPORT_REQUEST_MAX_BYTES) await flush(index)
    batch.push(read)
    bytes += size
  }
  await flush(files.length)
}

/** The text of a file in UTF-8; a reason where it has none. */
async function readText({ name, arrayBuffer }: ImportFile): Promise<FileText | Refused> {
  const text = await arrayBuffer()
    .then(bytes => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    .catch(() => null)
  if (text === null || text.includes('\0')) return { name, reason: 'not_text' }
  if (text.trim() === '') return { name, reason: 'empty' }
  return text.length > FILE_TEXT_MAX ? { name, reason: 'too_long' } : { name, text }
}
