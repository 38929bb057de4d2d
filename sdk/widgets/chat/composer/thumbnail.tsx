import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The size in device pixels, twice that in CSS pixels, for sharp screens. */
const SIDE = 80

type Props = {
  readonly file: File
  /** What shows for a file that is no picture, or that the browser cannot read. */
  readonly icon: ReactNode
}

/** The picture of a file, cut to a square. Drawn on a canvas, because a page's policy may forbid pictures from `blob:`. */
export function Thumbnail({ file, icon }: Props) {
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
