import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Modal } from '#host-app/ui/dialogs/modal.tsx'
import { drawPreview } from '../../composer/attachments/draw-preview.ts'
import { downloadNoteFile } from './download-note-file.ts'
import styles from './note-picture.module.css'

/** Heights in pixels of the picture: twice the displayed height in the note, for high-density screens; and enlarged. */
const HEIGHT_PX = { preview: 480, enlarged: 2_400 } as const

type NotePictureProps = { readonly fileKey: string; readonly name: string }

/** A picture in a note. A press enlarges it. Renders nothing if the browser can't read the file as an image. */
export function NotePicture({ fileKey, name }: NotePictureProps) {
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
