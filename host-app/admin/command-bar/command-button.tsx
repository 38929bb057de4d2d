import { Search } from 'lucide-react'
import { runCommand } from '../../features/commands/commands.ts'
import { KeyCaps } from '../../features/commands/key-caps.tsx'
import { keyShortcuts } from '../../features/commands/key-shortcuts.ts'
import styles from './command-button.module.css'

/** Opens the command bar for those who do not know its keys yet. */
export function CommandButton() {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label="Open the command bar"
      aria-keyshortcuts={keyShortcuts('bar')}
      onClick={() => runCommand('bar')}
    >
      <Search size={15} aria-hidden="true" />
      <span className={styles['keys']}>
        <KeyCaps keys="mod+k" />
      </span>
    </button>
  )
}
