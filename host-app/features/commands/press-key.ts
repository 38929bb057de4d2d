/** How long after a key the next one still belongs to it, as in `g i`. */
export const NEXT_KEY_WITHIN_MS = 1_000

/** A key that was pressed. */
export type KeyPress = {
  /** `key` and `code` of UI Events, such as `e` and `KeyE`. */
  readonly key: string
  readonly code: string
  readonly hasShift: boolean
  /** `mod` is Ctrl or Cmd alone; what a keyboard needs to type the sign is none. */
  readonly modifier: 'none' | 'mod' | 'other'
  /** The key is being held down. */
  readonly isRepeated: boolean
  /** Where the focus is: where text is written, on what Enter presses, or on neither. */
  readonly focus: 'text' | 'control' | 'page'
  /** In milliseconds of any clock that never goes back. */
  readonly at: number
}

/** Keys that others may follow, and until when. */
export type Begun = { readonly keys: string; readonly until: number } | null

type Pressed = {
  readonly begun: Begun
  /** The keys of the command to run, if any. */
  readonly keys: string | null
}

const NOTHING: Pressed = { begun: null, keys: null }

/** The command's keys that a press completes, among the `bound`; those that run while held down have `repeats`. */
export function pressKey(
  begun: Begun,
  press: KeyPress,
  bound: ReadonlyMap<string, { readonly repeats: boolean }>,
): Pressed {
  const name = keyName(press)
  // Shift and the like, on the way to a sign.
  if (name === null) return { begun, keys: null }
  if (press.focus === 'text' && press.modifier !== 'mod' && name !== 'Escape') return NOTHING
  if (press.focus === 'control' && name === 'Enter') return NOTHING

  // After keys that others may follow, a wrong one does nothing: a slip must not resolve a conversation.
  const isFollowing = begun !== null && press.at < begun.until
  const keys = isFollowing ? `${begun.keys} ${name}` : name
  const match = bound.get(keys)
  if (match) return press.isRepeated && !match.repeats ? NOTHING : { begun: null, keys }
  if (isFollowing || press.isRepeated) return NOTHING
  const hasMore = [...bound.keys()].some(other => other.startsWith(`${keys} `))
  return hasMore ? { begun: { keys, until: press.at + NEXT_KEY_WITHIN_MS }, keys: null } : NOTHING
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/** The key as the table writes it; null for a modifier. With a modifier, or Shift and a letter, it is none of the table's. */
function keyName({ key, code, hasShift, modifier }: KeyPress): string | null {
  if (MODIFIERS.has(key)) return null
  const letter = latinLetter(key, code)
  if (modifier === 'mod') return hasShift ? 'other' : `mod+${letter ?? key}`
  if (modifier === 'other') return 'other'
  if (letter === null) return key
  return hasShift ? 'other' : letter
}

/** The letter on the key; on a keyboard of another script the one that stands there on a Latin keyboard. */
function latinLetter(key: string, code: string): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const isOtherScript = [...key].length === 1 && /\p{L}/u.test(key)
  return isOtherScript && code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : null
}
