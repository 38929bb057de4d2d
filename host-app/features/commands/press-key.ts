/** Maximum time between two keys of a sequence such as `g i`, in ms. */
export const NEXT_KEY_WITHIN_MS = 1_000

/** A key press. */
export type KeyPress = {
  /** `key` and `code` of UI Events, such as `e` and `KeyE`. */
  readonly key: string
  readonly code: string
  readonly hasShift: boolean
  /**
   * `mod` is Ctrl or Cmd alone. A modifier that the keyboard needs to type the character counts as `none`.
   */
  readonly modifier: 'none' | 'mod' | 'other'
  /** Whether the key is held down. */
  readonly isRepeated: boolean
  /** What has the focus: a text field, a control that reacts to Enter, or neither. */
  readonly focus: 'text' | 'control' | 'page'
  /** Milliseconds of a monotonic clock. */
  readonly at: number
}

/** The keys of an unfinished sequence, and when it expires. */
export type Begun = { readonly keys: string; readonly until: number } | null

type Pressed = {
  readonly begun: Begun
  /** The keys of the command to run; null for none. */
  readonly keys: string | null
}

const NOTHING: Pressed = { begun: null, keys: null }

/**
 * Returns the shortcut that a press completes, among the `bound` ones. Shortcuts in `repeats` also run while
 * held down.
 */
export function pressKey(
  begun: Begun,
  press: KeyPress,
  bound: ReadonlyMap<string, { readonly repeats: boolean }>,
): Pressed {
  const name = keyName(press)
  // A modifier such as Shift, on the way to a character.
  if (name === null) return { begun, keys: null }
  if (press.focus === 'text' && press.modifier !== 'mod' && name !== 'Escape') return NOTHING
  if (press.focus === 'control' && name === 'Enter') return NOTHING

  // A wrong key in a sequence does nothing: a slip must not resolve a conversation.
  const isFollowing = begun !== null && press.at < begun.until
  const keys = isFollowing ? `${begun.keys} ${name}` : name
  const match = bound.get(keys)
  if (match) return press.isRepeated && !match.repeats ? NOTHING : { begun: null, keys }
  if (isFollowing || press.isRepeated) return NOTHING
  const hasMore = [...bound.keys()].some(other => other.startsWith(`${keys} `))
  return hasMore ? { begun: { keys, until: press.at + NEXT_KEY_WITHIN_MS }, keys: null } : NOTHING
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/**
 * Returns the key as the table writes it; null for a modifier. With a modifier, or with Shift and a letter,
 * it matches no key of the table.
 */
function keyName({ key, code, hasShift, modifier }: KeyPress): string | null {
  if (MODIFIERS.has(key)) return null
  const letter = latinLetter(key, code)
  if (modifier === 'mod') return hasShift ? 'other' : `mod+${letter ?? key}`
  if (modifier === 'other') return 'other'
  if (letter === null) return key
  return hasShift ? 'other' : letter
}

/** Returns the key's Latin letter; for another script, the letter in the same place of a Latin keyboard. */
function latinLetter(key: string, code: string): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const isOtherScript = [...key].length === 1 && /\p{L}/u.test(key)
  return isOtherScript && code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : null
}
