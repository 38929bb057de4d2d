import { useEffect, useRef } from 'react'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { PREVIEW_MARK, type PreviewMessage, type PreviewReply } from '#host-app/shared/preview-message.ts'
import styles from './preview-frame.module.css'

type Props = {
  readonly title: string
  /** What the frame shows. It is sent after every rendering. */
  readonly message: PreviewMessage
  readonly isPhone?: boolean
  /** Called with what the visitor does in the chat. */
  readonly onEvent?: (event: ConversationEvent) => void
}

/** The real widgets in a frame of their own. They follow the company, not the admin's theme. */
export function PreviewFrame({ title, message, isPhone = false, onEvent }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const show = () =>
      frame.current?.contentWindow?.postMessage({ [PREVIEW_MARK]: message }, window.location.origin)
    show()
    const hear = ({ source, data }: MessageEvent) => {
      const reply: PreviewReply | undefined = data?.[PREVIEW_MARK]
      if (source !== frame.current?.contentWindow || !reply) return
      if (reply === 'ready') show()
      else onEvent?.(reply.event)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [message, onEvent])

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      data-phone={isPhone || undefined}
      src="/widget/preview?embed=1"
      title={title}
    />
  )
}
