/** Room for a name that one can still read in a list. */
const NAME_MAX_CHARACTERS = 80

type FileKeyParts = {
  /** The conversation or article that it belongs to. */
  readonly ownerId: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** What makes the address impossible to guess (security R12): hexadecimal digits of 128 bits. */
  readonly randomPart: string
  readonly fileName: string
}

/** `<id of its owner>/<timestamp>-<random>-<safe name>` (CHAT-24). */
export function fileKey({ ownerId, now, randomPart, fileName }: FileKeyParts): string {
  return `${ownerId}/${now}-${randomPart}-${safeFileName(fileName)}`
}

/** Letters, digits, dots, dashes and underscores of any script, the extension kept: nothing that could mislead. */
export function safeFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/su.exec(name) ?? []
  const end = extension && `.${clean(extension)}`
  const start = [...clean(stem)].slice(0, NAME_MAX_CHARACTERS - [...end].length)
  return (start.join('') || 'file') + end
}

function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+/, '')
}
