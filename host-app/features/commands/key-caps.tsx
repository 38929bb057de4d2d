import { Fragment } from 'react'
import { COMMAND_TABLE, type CommandDetails, type CommandName } from './command-table.ts'
import styles from './key-caps.module.css'

/** Keys as the command table writes them, drawn as they stand on the keyboard. */
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

/** Whether the keyboard has a Cmd key, as far as the browser tells. */
function isApple({ platform }: Pick<Navigator, 'platform'>): boolean {
  return /^(Mac|iP)/.test(platform)
}

/**
 * The value of `aria-keyshortcuts` (WAI-ARIA 1.2, section 6.6) for the button that does what the command does; it has no
 * form for keys one after the other.
 */
export function keyShortcuts(name: CommandName): string | undefined {
  const { keys }: CommandDetails = COMMAND_TABLE[name]
  if (keys === undefined || keys.includes(' ')) return undefined
  if (keys.startsWith('mod+')) return ['Control', 'Meta'].map(mod => keys.replace('mod', mod)).join(' ')
  return keys
}
