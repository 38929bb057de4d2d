/** Reads the files of an import one by one, and sends them in batches. */
import { IMPORT_FILES_PER_CALL, IMPORT_REQUEST_MAX_BYTES } from '#contract/constants/knowledge.ts'
import { FILE_TEXT_MAX, type ImportFile, type Refused } from './import-files.ts'

/** The name and text of one file, as sent. */
export type FileText = { readonly name: string; readonly text: string }

type Sending = {
  readonly files: readonly ImportFile[]
  /** Index of the first file to send; a resumed upload starts after the files already processed. */
  readonly from: number
  readonly send: (batch: readonly FileText[]) => Promise<unknown>
  /**
   * Called after each batch with the number of files processed, and the batch's files that can't be
   * imported.
   */
  readonly onProgress: (dealtWith: number, refused: readonly Refused[]) => void
  readonly signal: AbortSignal
}

/** Bytes reserved for the JSON around the files of a request. */
const FRAME_BYTES = 100
const encoder = new TextEncoder()

/**
 * Sends all files. Rejects with the error of `send` or the signal's reason; files reported to `onProgress`
 * need not be sent again.
 */
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

/** Returns a file's text as UTF-8, or the reason why it has none. */
async function readText({ name, arrayBuffer }: ImportFile): Promise<FileText | Refused> {
  const text = await arrayBuffer()
    .then(bytes => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    .catch(() => null)
  if (text === null || text.includes('\0')) return { name, reason: 'not_text' }
  if (text.trim() === '') return { name, reason: 'empty' }
  return text.length > FILE_TEXT_MAX ? { name, reason: 'too_long' } : { name, text }
}
