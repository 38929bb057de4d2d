import { Paperclip, StickyNote } from 'lucide-react'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import styles from './kind-switch.module.css'

type KindSwitchProps = {
  readonly kind: WritingKind
  /** How many files are attached to the other kind. They stay there. */
  readonly waiting: number
  readonly onTurn: (kind: WritingKind) => void
}

/** Switches between a reply to the customer and a note that only colleagues see. */
export function KindSwitch({ kind, waiting, onTurn }: KindSwitchProps) {
  const left = waiting > 0 && <LeftFiles count={waiting} />
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
        {kind === 'note' && left}
      </button>
      <button
        type="button"
        aria-pressed={kind === 'note'}
        aria-keyshortcuts={keyShortcuts('note')}
        onClick={() => onTurn('note')}
      >
        <StickyNote size={13} aria-hidden="true" />
        Note
        {kind === 'reply' && left}
      </button>
    </fieldset>
  )
}

function LeftFiles({ count }: { readonly count: number }) {
  const files = `${count} ${count === 1 ? 'file' : 'files'} attached`
  return (
    <span className={styles['left']} title={`${files}, not sent`}>
      <Paperclip size={11} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">({files})</span>
    </span>
  )
}
