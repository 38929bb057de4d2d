import type { ReactNode } from 'react'
import styles from './picture-frame.module.css'

type PictureFrameProps = {
  readonly title: string
  /** Rows reach from edge to edge. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** The sheet that a picture is on, with what it shows. */
export function PictureFrame({ title, isFlush = false, children }: PictureFrameProps) {
  return (
    <div className={styles['frame']} data-flush={isFlush}>
      <p>{title}</p>
      <div>{children}</div>
    </div>
  )
}
