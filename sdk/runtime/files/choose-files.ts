import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'

/** A file that was refused, and why. `not-loaded`: the code for files did not load. */
export type RefusedFile = {
  readonly name: string
  readonly reason: 'too-large' | 'too-many' | 'empty' | 'not-loaded'
}

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
