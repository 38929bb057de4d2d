import type { ReactNode } from 'react'
import styles from './picture-frame.module.css'

type PictureFrameProps = {
  readonly title: string
  /** Whether its rows extend to the frame's edges. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** The frame around a picture, with its title. */
export function PictureFrame({ title, isFlush = false, children }: PictureFrameProps) {
  return (
    <div className={styles['frame']} data-flush={isFlush}>
      <p>{title}</p>
      <div>{children}</div>
    </div>
  )
}
