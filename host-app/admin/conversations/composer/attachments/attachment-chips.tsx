import { File, FileText, RotateCw, X } from 'lucide-react'
import { isRunnable } from '#contract/constants/runnable-files.ts'
import { formatBytes } from '#host-app/admin/common/format.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import styles from './attachment-chips.module.css'
import type { Attachment } from './attachment-store.ts'
import { attachments } from './attachments.ts'

type AttachmentChipsProps = {
  readonly conversationId: string
  readonly files: readonly Attachment[]
}

/** The files to send with the reply or the note. */
export function AttachmentChips({ conversationId, files }: AttachmentChipsProps) {
  return (
    <ul className={styles['chips']} aria-label="Attached files">
      {files.map(attachment => (
        <Chip key={attachment.id} attachment={attachment} conversationId={conversationId} />
      ))}
    </ul>
  )
}

type ChipProps = { readonly conversationId: string; readonly attachment: Attachment }

function Chip({ conversationId, attachment }: ChipProps) {
  const { file, thumbnail, upload } = attachment
  const Icon = file.type === 'application/pdf' ? FileText : File
  return (
    <li className={styles['chip']} data-failed={upload.state === 'failed' || undefined}>
      {thumbnail ? <img src={thumbnail} alt="" /> : <Icon size={18} aria-hidden="true" />}
      <span className={styles['words']}>
        <bdi className={styles['name']} title={file.name}>
          {file.name}
        </bdi>
        {upload.state === 'failed' ? (
          <span className={styles['reason']} role="alert">
            {upload.reason}
          </span>
        ) : (
          <span>
            {upload.state === 'uploading' ? 'Uploading…' : formatBytes(file.size)}
            {isRunnable(file.name) && ' · can run programs'}
          </span>
        )}
      </span>
      {upload.state === 'uploading' && <Spinner />}
      {upload.state === 'failed' && (
        <Button
          size="small"
          aria-label={`Retry ${file.name}`}
          onClick={() => void attachments.retry(conversationId, attachment)}
        >
          <RotateCw size={14} aria-hidden="true" />
          Retry
        </Button>
      )}
      <IconButton
        label={`Remove ${file.name}`}
        onClick={() => attachments.remove(conversationId, attachment)}
      >
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
