import { useEffect, useRef } from 'react'
import styles from './exit-form.module.css'

/** Says that the video is coming; takes the focus, since the form that had it is gone. */
export function ExitThanks() {
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [])
  return (
    <div ref={thanks} className={styles['thanks']} role="status" tabIndex={-1}>
      <p>
        <strong>Thanks! The video is on its way to your inbox.</strong>
      </p>
      <p>Check your email shortly.</p>
    </div>
  )
}
