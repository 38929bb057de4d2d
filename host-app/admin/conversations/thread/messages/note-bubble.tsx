import { StickyNote } from 'lucide-react'
import { memo, Suspense } from 'react'
import type { Note } from '#contract/entities/desk.ts'
import { formatDate } from '#host-app/admin/common/format.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { drawMessage } from '../../../common/message-markdown.tsx'
import { DeleteButton } from './delete-button.tsx'
import styles from './note-bubble.module.css'
import { timeOfDay } from './times.ts'

const NoteFile = lazyPart(async () => (await import('./note-file.tsx')).NoteFile)

type NoteBubbleProps = {
  readonly note: Note
  /** Null unless the member wrote the note. */
  readonly onRemove: ((noteId: string) => void) | null
}

/** An internal note. It must look different from everything that is sent to customers. */
export const NoteBubble = memo(function NoteBubble({ note, onRemove }: NoteBubbleProps) {
  const { id, author_name, content, file_key, file_size, created_at } = note
  return (
    <article className={styles['note']} aria-label={`Note by ${author_name}`}>
      <div className={styles['head']}>
        <StickyNote size={13} aria-hidden="true" />
        <span className={styles['author']}>{author_name}</span>
        <span>Note, not seen by the customer</span>
        <time dateTime={created_at} title={formatDate(created_at)}>
          {timeOfDay(created_at)}
        </time>
        {onRemove && <DeleteButton label="Delete the note" onDelete={() => onRemove(id)} />}
      </div>
      {file_key === null ? (
        <div className={styles['text']} dir="auto">
          {drawMessage(content)}
        </div>
      ) : (
        // The name alone is shown until the code of files is there.
        <Suspense fallback={<p className={styles['text']}>{content}</p>}>
          <NoteFile fileKey={file_key} name={content} size={file_size} />
        </Suspense>
      )}
    </article>
  )
})
