import { useQuery } from '@tanstack/react-query'
import { Download, File, FileText } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { NOTE_BUCKET } from '#contract/constants/conversation.ts'
import { isRunnable } from '#contract/constants/runnable-files.ts'
import { safeFileName } from '#core/text/file-key.ts'
import { formatBytes } from '#host-app/admin/common/format.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { saveFile } from '#host-app/shared/browser/save-file.ts'
import { dataClient } from '#host-app/shared/session/supabase.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Modal } from '#host-app/shared/ui/dialogs/modal.tsx'
import { drawPreview } from '../../composer/attachments/draw-preview.ts'
import { RunnableWarning } from './message-content.tsx'
import styles from './note-file.module.css'

/** Heights in pixels of the picture: twice the displayed height in the note, for high-density screens; and enlarged. */
const HEIGHT_PX = { preview: 480, enlarged: 2_400 } as const

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

type NotePictureProps = { readonly fileKey: string; readonly name: string }

/** A picture in a note. A press enlarges it. Renders nothing if the browser can't read the file as an image. */
function NotePicture({ fileKey, name }: NotePictureProps) {
  const [isEnlarged, setEnlarged] = useState(false)
  const preview = usePicture(fileKey, 'preview', true)
  const enlarged = usePicture(fileKey, 'enlarged', isEnlarged)
  if (!preview) return null
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={`Enlarge ${name}`}
        onClick={() => setEnlarged(true)}
      >
        <img className={styles['picture']} src={preview} alt="" />
      </button>
      {isEnlarged && (
        <Modal
          className={styles['enlarged']}
          name={{ label: name }}
          closesOutside
          onClose={() => setEnlarged(false)}
        >
          <button
            type="button"
            className={styles['close']}
            aria-label={`Close ${name}`}
            onClick={() => setEnlarged(false)}
          >
            <img className={styles['whole']} src={enlarged ?? preview} alt={name} />
          </button>
        </Modal>
      )}
    </>
  )
}

/** Returns the picture as a data URL; nothing while it loads. */
function usePicture(fileKey: string, size: keyof typeof HEIGHT_PX, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: queryKeys.notePicture(fileKey, size),
    queryFn: async () => drawPreview(await downloadNoteFile(fileKey), HEIGHT_PX[size]),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Downloads the file of a note as the signed-in person. Rejects with an `ApiError` that has a readable message. */
async function downloadNoteFile(key: string): Promise<Blob> {
  const { data, error } = await (await dataClient()).storage.from(NOTE_BUCKET).download(key)
  if (error) throw new ApiError('network', 0, `The download failed: ${error.message}`)
  return data
}
