/** Maximum length of a file name, so that it stays readable in a list. */
const NAME_MAX_CHARACTERS = 80

type FileKeyParts = {
  /** Id of the conversation or article that the file belongs to. */
  readonly ownerId: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Makes the URL impossible to guess (security R12): 128 random bits in hexadecimal. */
  readonly randomPart: string
  readonly fileName: string
}

/** Returns the storage key of a file: `<owner id>/<timestamp>-<random>-<safe name>` (CHAT-24). */
export function fileKey({ ownerId, now, randomPart, fileName }: FileKeyParts): string {
  return `${ownerId}/${now}-${randomPart}-${safeFileName(fileName)}`
}

/**
 * Returns a file name without misleading characters: keeps letters and digits of any script, dots, dashes,
 * underscores and the extension.
 */
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
