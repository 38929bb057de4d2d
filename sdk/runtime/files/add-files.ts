import type { WritableAtom } from 'nanostores'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'
import { isReadableFile } from '#core/is-readable-file.ts'

/** A file that was refused, and why. `not-loaded`: the code for files did not load. */
export type RefusedFile = {
  readonly name: string
  readonly reason: 'too-large' | 'too-many' | 'empty' | 'unreadable' | 'not-loaded'
}

/** Adds those of the chosen files that can be uploaded. Returns the refused ones. */
export async function addFiles(
  $files: WritableAtom<readonly File[]>,
  chosen: readonly File[],
): Promise<readonly RefusedFile[]> {
  const isReadable = await Promise.all(chosen.map(isReadableFile))
  const accepted = [...$files.get()]
  const refused: RefusedFile[] = []
  // Not by `entries`, which old libraries replace.
  chosen.forEach((file, index) => {
    const { name, size } = file
    if (!isReadable[index]) refused.push({ name, reason: 'unreadable' })
    else if (size === 0) refused.push({ name, reason: 'empty' })
    else if (size > UPLOAD_MAX_BYTES) refused.push({ name, reason: 'too-large' })
    else if (accepted.length === UPLOAD_MAX_FILES) refused.push({ name, reason: 'too-many' })
    else accepted.push(file)
  })
  $files.set(accepted)
  return refused
}
