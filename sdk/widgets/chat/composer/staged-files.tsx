import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { FileIcon } from '#sdk/ui/controls/file-icon.tsx'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { formatSize } from '#sdk/ui/text/format-size.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import css from './staged-files.css?inline'

/** The size in device pixels, twice that in CSS pixels, for sharp screens. */
const SIDE = 80

type Props = { readonly session: ChatSession }

/** The files that go with the draft: each with its picture or an icon, name, size, and a button that removes it. */
export function StagedFiles({ session }: Props) {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const files = useStore(session.$files)
  const list = useRef<HTMLUListElement>(null)
  useStyleSheet(list, css)

  function remove(file: File, { currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.box')
    session.$files.set(files.filter(other => other !== file))
  }

  return (
    <ul ref={list} className="staged" aria-label={t.filesToSend}>
      {files.map(file => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="staged-file">
          <Thumbnail file={file} icon={<FileIcon />} />
          <span className="staged-words">
            <bdi className="staged-name" title={file.name}>
              {file.name}
            </bdi>
            <span className="staged-size">{formatSize(file.size, locale)}</span>
          </span>
          <button
            type="button"
            className="tool"
            aria-label={fill(t.removeFile, { name: file.name })}
            onClick={event => remove(file, event)}
          >
            <Icon shape="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

type ThumbnailProps = {
  readonly file: File
  /** What shows for a file that is no picture, or that the browser cannot read. */
  readonly icon: ReactNode
}

/** The picture of a file, cut to a square. Drawn on a canvas, because a page's policy may forbid pictures from `blob:`. */
function Thumbnail({ file, icon }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    createImageBitmap(file).then(
      bitmap => {
        const scale = SIDE / Math.min(bitmap.width, bitmap.height)
        const [width, height] = [bitmap.width * scale, bitmap.height * scale]
        const context = canvas.current?.getContext('2d')
        context?.drawImage(bitmap, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
        bitmap.close()
        setDrawn(true)
      },
      () => {},
    )
  }, [file])

  return (
    <span className="staged-picture" aria-hidden="true">
      <canvas ref={canvas} width={SIDE} height={SIDE} hidden={!isDrawn} />
      {!isDrawn && icon}
    </span>
  )
}
