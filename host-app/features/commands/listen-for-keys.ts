import { isComposingKey } from '#core/composing-key.ts'
import { type Command, commandDetails } from './command-table.ts'
import type { CommandRegistry } from './commands.ts'
import { type Begun, type KeyPress, pressKey } from './press-key.ts'
import type { SingleKeys } from './single-keys.ts'

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
