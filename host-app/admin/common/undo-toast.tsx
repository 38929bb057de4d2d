import toast, { type Toast } from 'react-hot-toast/headless'
import { UNDO_MS } from '#contract/constants/desk.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import styles from './undo-toast.module.css'

/** Shows what was done in a toast, with a button and a shortcut that undo it. */
export function undoToast(text: string, onUndo: () => void): void {
  toast.success(shown => <UndoText shown={shown} text={text} onUndo={onUndo} />, { duration: UNDO_MS })
}

type UndoTextProps = {
  readonly shown: Toast
  readonly text: string
  readonly onUndo: () => void
}

function UndoText({ shown, text, onUndo }: UndoTextProps) {
  function undo(): void {
    toast.dismiss(shown.id)
    onUndo()
  }
  useCommands([shown.visible && { id: 'undo', run: undo }])
  return (
    <span className={styles['text']}>
      {text}
      <button
        type="button"
        className={styles['undo']}
        aria-keyshortcuts={keyShortcuts('undo')}
        onClick={undo}
      >
        Undo
      </button>
    </span>
  )
}
