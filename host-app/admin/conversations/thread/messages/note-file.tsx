import { Download, File, FileText } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { isRunnable } from '#contract/constants/runnable-files.ts'
import { safeFileName } from '#core/text/file-key.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { saveFile } from '#host-app/adapters/browser/save-file.ts'
import { formatBytes } from '#host-app/admin/common/format.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { downloadNoteFile } from './download-note-file.ts'
import { RunnableWarning } from './message-content.tsx'
import styles from './note-file.module.css'
import { NotePicture } from './note-picture.tsx'

/** Names of files of which a preview is drawn: raster images. An SVG is a document that can contain scripts. */
const RASTER = /\.(?:png|jpe?g|gif|webp|avif|bmp)$/i

type NoteFileProps = {
  readonly fileKey: string
  readonly name: string
  /** In bytes; null if unknown. */
  readonly size: number | null
}

/**
 * The file of a note: its name, its size, and a preview of an image. It is saved, never opened: in this origin, a page or an
 * SVG would act as the signed-in person.
 */
export function NoteFile({ fileKey, name: givenName, size }: NoteFileProps) {
  const name = safeFileName(givenName)
  const [isSaving, setSaving] = useState(false)
  const Icon = /\.pdf$/i.test(name) ? FileText : File

  async function save(): Promise<void> {
    setSaving(true)
    try {
      saveFile(name, await downloadNoteFile(fileKey), 'application/octet-stream')
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className={styles['file']}>
      {RASTER.test(name) && <NotePicture fileKey={fileKey} name={name} />}
      <div className={styles['row']}>
        <Icon size={16} aria-hidden="true" />
        <bdi className={styles['name']} title={name}>
          {name}
        </bdi>
        {size !== null && <span className={styles['size']}>{formatBytes(size)}</span>}
        <Button size="small" busy={isSaving} aria-label={`Save ${name}`} onClick={() => void save()}>
          <Download size={14} aria-hidden="true" />
          Save
        </Button>
      </div>
      {isRunnable(name) && <RunnableWarning />}
    </div>
  )
}
