import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'
import type { Edges } from '../conversation/effects/edges.ts'

/** A file that was refused, and why. */
export type RefusedFile = { readonly name: string; readonly reason: 'too-large' | 'too-many' | 'empty' }

/** Splits the chosen files into those that can be uploaded and those that are refused. */
export function chooseFiles(files: readonly File[]): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const { name, size } = file
    if (size === 0) refused.push({ name, reason: 'empty' })
    else if (size > UPLOAD_MAX_BYTES) refused.push({ name, reason: 'too-large' })
    else if (accepted.length === UPLOAD_MAX_FILES) refused.push({ name, reason: 'too-many' })
    else accepted.push(file)
  }
  return { accepted, refused }
}

/** Adds files to the outbox. Returns the refused ones. */
export function attachFiles(
  { files, newId, dispatch }: Edges,
  chosen: readonly File[],
): readonly RefusedFile[] {
  const { accepted, refused } = chooseFiles(chosen)
  const outgoing = accepted.map(file => {
    const clientId = newId()
    files.set(clientId, file)
    return { clientId, name: file.name, size: file.size, mediaType: file.type, progress: 0 }
  })
  if (outgoing.length > 0) dispatch({ type: 'files-chosen', files: outgoing })
  return refused
}
