import { useState } from 'react'
import { Picture } from '#host-app/pictures/picture.tsx'
import type { PictureName } from '#host-app/pictures/pictures.ts'
import styles from './chat-stage.module.css'
import { LiveWidget } from './live-widget.tsx'

/** A picture of a conversation, replaced by the real chat when the visitor wants to try it. */
export function ChatStage({ picture }: { readonly picture: PictureName }) {
  const [isLive, setIsLive] = useState(false)
  if (isLive)
    return (
      <div className={styles['live']}>
        <LiveWidget feature="chat" />
      </div>
    )
  return (
    <div className={styles['stage']}>
      <Picture name={picture} />
      <button type="button" onClick={() => setIsLive(true)}>
        Ask the real chat about Lapwing
      </button>
    </div>
  )
}
