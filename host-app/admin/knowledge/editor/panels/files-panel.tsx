import { Paperclip, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { CONTENT_FILES_MAX_BYTES } from '#contract/constants/knowledge.ts'
import type { ContentFile } from '#contract/entities/content.ts'
import { formatBytes } from '#host-app/admin/common/format.ts'
import { useRemoval } from '#host-app/admin/common/use-removal.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { publicPath } from '../body/load-picture.ts'
import styles from './files-panel.module.css'
import type { PanelProps } from './panel.tsx'
import { Panel } from './panel.tsx'
import type { Files } from './use-files.ts'

/** The images and files of an article. */
export function FilesPanel({ draft, isReadOnly, files }: PanelProps & { readonly files: Files }) {
  const input = useRef<HTMLInputElement>(null)
  const { fields, detail } = draft.state
  const [askToRemove, removalDialog] = useRemoval({
    act: (_, { name }: ContentFile) => files.remove(name),
    ask: ({ name, file_name }) => ({
      title: `Remove ${file_name}?`,
      text:
        fields.body.includes(publicPath(name)) || detail.live?.body.includes(publicPath(name))
          ? 'The text uses it, so it will be missing there.'
          : 'It is gone for good. The text does not use it.',
    }),
    done: 'File removed',
  })
  const total = detail.files.reduce((sum, { byte_size }) => sum + byte_size, 0)

  async function addAll(chosen: readonly File[]) {
    for (const file of chosen) await files.add(file)
  }

  return (
    <Panel title={detail.files.length > 0 ? `Files (${detail.files.length})` : 'Files'}>
      <ul className={styles['list']} aria-label="Files">
        {detail.files.map(file => (
          <li key={file.name}>
            <span className={styles['name']}>{file.file_name}</span>
            <span className={styles['size']}>{formatBytes(file.byte_size)}</span>
            {!isReadOnly && (
              <IconButton label={`Remove ${file.file_name}`} tone="danger" onClick={() => askToRemove(file)}>
                <Trash2 size={15} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
        {files.underway.map(({ name, size }) => (
          <li key={name} role="status">
            <Spinner />
            <span className={styles['name']}>Uploading {name}</span>
            <span className={styles['size']}>{formatBytes(size)}</span>
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <div>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            onChange={event => {
              const chosen = [...(event.target.files ?? [])]
              event.target.value = ''
              addAll(chosen)
            }}
          />
          <Button size="small" onClick={() => input.current!.click()}>
            <Paperclip size={14} aria-hidden="true" />
            Add files
          </Button>
        </div>
      )}
      <p className={styles['size']}>
        {formatBytes(total)} of {formatBytes(CONTENT_FILES_MAX_BYTES)}; one file up to{' '}
        {formatBytes(UPLOAD_MAX_BYTES)}. Visitors see them once the article is published.
      </p>
      {removalDialog}
    </Panel>
  )
}
