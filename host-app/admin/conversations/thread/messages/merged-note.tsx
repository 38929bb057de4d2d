import { Merge } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import styles from '../thread-menus.module.css'

type MergedNoteProps = {
  readonly intoId: string
  readonly busy: boolean
  /** Null for members who may only read. */
  readonly onUnmerge: (() => void) | null
}

/** Links from a merged conversation to the one it was merged into. */
export function MergedNote({ intoId, busy, onUnmerge }: MergedNoteProps) {
  return (
    <p className={styles['merged']}>
      <Merge size={14} aria-hidden="true" />
      <span>
        This continues in <Link to={`/admin/conversations/${intoId}`}>another conversation</Link> of the
        customer’s.
      </span>
      {onUnmerge && (
        <Button size="small" look="quiet" busy={busy} onClick={onUnmerge}>
          Undo the merge
        </Button>
      )}
    </p>
  )
}
