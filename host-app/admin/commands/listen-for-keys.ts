import { isComposingKey } from '#core/composing-key.ts'
import { type Command, commandDetails } from './command-table.ts'
import type { CommandRegistry } from './commands.ts'
import type { SingleKeys } from './single-keys.ts'

/** Maximum time between two keys of a sequence such as `g i`, in ms. */
export const NEXT_KEY_WITHIN_MS = 1_000

type Pressed = {
  readonly begun: Begun
  /** The keys of the command to run; null for none. */
  readonly keys: string | null
}

const NOTHING: Pressed = { begun: null, keys: null }

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/** Overlays that handle keys themselves. */
const OVER_THE_PAGE = 'dialog, details[open], [popover], [role="dialog"], [role="menu"], [role="listbox"]'
const TEXT =
  'textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"])'
const CONTROL = 'a, button, summary, input, [role="button"], [role="option"], [role="tab"]'

type Deps = {
  readonly page: Document
  readonly commands: Pick<CommandRegistry, 'all'>
  readonly singleKeys: Pick<SingleKeys, 'areOn'>
}

/**
 * Runs commands by their shortcuts until the returned function is called. Ignores keys that another handler
 * has used, keys in a dialog or menu, and an Escape that closes a menu from outside.
 */
export function listenForKeys({ page, commands, singleKeys }: Deps): () => void {
  let begun: Begun = null
  let isOver = false

  // Runs in the capture phase: later, Escape would already have closed the overlay.
  function look({ key, target }: KeyboardEvent): void {
    // A menu without a field leaves the focus on its button, from where other shortcuts work.
    const open = key === 'Escape' ? 'dialog:modal, :popover-open' : 'dialog:modal'
    isOver = page.querySelector(open) !== null || isIn(target, OVER_THE_PAGE)
  }

  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || isComposingKey(event) || isOver) return
    const bound = boundKeys(commands.all(), singleKeys.areOn())
    const pressed = pressKey(begun, pressOf(event), bound)
    begun = pressed.begun
    const command = pressed.keys === null ? undefined : bound.get(pressed.keys)
    if (!command) return
    event.preventDefault()
    command.run()
  }

  page.addEventListener('keydown', look, { capture: true })
  page.addEventListener('keydown', hear)
  return () => {
    page.removeEventListener('keydown', look, { capture: true })
    page.removeEventListener('keydown', hear)
  }
}

function pressOf(event: KeyboardEvent): KeyPress {
  const { key, code, shiftKey, repeat, target, timeStamp } = event
  return {
    key,
    code,
    hasShift: shiftKey,
    modifier: modifierOf(event),
    isRepeated: repeat,
    focus: isIn(target, TEXT) ? 'text' : isIn(target, CONTROL) ? 'control' : 'page',
    at: timeStamp,
  }
}

function modifierOf(event: KeyboardEvent): KeyPress['modifier'] {
  // Some keyboards need AltGr for a character; the browser reports it as Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return 'none'
  const { ctrlKey, metaKey, altKey } = event
  if (!ctrlKey && !metaKey && !altKey) return 'none'
  return ctrlKey !== metaKey && !altKey ? 'mod' : 'other'
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/**
 * Returns the commands that shortcuts can run now, by their keys; without single-key shortcuts if these are
 * off.
 */
export function boundKeys(commands: readonly Command[], hasSingleKeys: boolean) {
  return new Map(
    commands.flatMap(command => {
      const { keys, repeats = false } = commandDetails(command)
      if (keys === undefined || (!hasSingleKeys && hasSingle(keys))) return []
      return [[keys, { run: command.run, repeats }] as const]
    }),
  )
}

/** Returns whether one of the keys is a character without a modifier. */
function hasSingle(keys: string): boolean {
  return keys.split(' ').some(key => [...key].length === 1)
}

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
