import { Fragment } from 'react'
import { COMMAND_TABLE, type CommandDetails, type CommandName } from './command-table.ts'
import styles from './key-caps.module.css'

/** Draws a shortcut as keyboard keys. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className={styles['keys']}>
      {keys.split(' ').map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two presses of one key apart.
        <Fragment key={index}>
          {index > 0 && ' then '}
          {key.split('+').map(cap => (
            <kbd key={cap}>{capOf(cap)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}

function capOf(key: string): string {
  if (key === 'mod') return isApple(navigator) ? '⌘' : 'Ctrl'
  if (key === 'Escape') return 'Esc'
  return key.length === 1 ? key.toUpperCase() : key
}

/** Returns whether the keyboard has a Cmd key, as far as the browser reveals. */
function isApple({ platform }: Pick<Navigator, 'platform'>): boolean {
  return /^(Mac|iP)/.test(platform)
}

/**
 * Returns the value of `aria-keyshortcuts` (WAI-ARIA 1.2, section 6.6) for a command's button. The attribute
 * can't express key sequences.
 */
export function keyShortcuts(name: CommandName): string | undefined {
  const { keys }: CommandDetails = COMMAND_TABLE[name]
  if (keys === undefined || keys.includes(' ')) return undefined
  if (keys.startsWith('mod+')) return ['Control', 'Meta'].map(mod => keys.replace('mod', mod)).join(' ')
  return keys
}
