import { StickyNote } from 'lucide-react'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { keyShortcuts } from '#host-app/features/commands/key-caps.tsx'
import styles from './kind-switch.module.css'

type KindSwitchProps = {
  readonly kind: WritingKind
  readonly onTurn: (kind: WritingKind) => void
}

/** Switches between a reply to the customer and a note that only colleagues see. */
export function KindSwitch({ kind, onTurn }: KindSwitchProps) {
  return (
    <fieldset className={styles['kinds']}>
      <legend className="visually-hidden">Reply or note</legend>
      <button
        type="button"
        aria-pressed={kind === 'reply'}
        aria-keyshortcuts={keyShortcuts('reply')}
        onClick={() => onTurn('reply')}
      >
        Reply
      </button>
      <button
        type="button"
        aria-pressed={kind === 'note'}
        aria-keyshortcuts={keyShortcuts('note')}
        onClick={() => onTurn('note')}
      >
        <StickyNote size={13} aria-hidden="true" />
        Note
      </button>
    </fieldset>
  )
}
