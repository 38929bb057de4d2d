import { useEffect, useLayoutEffect, useRef } from 'react'
import { DEMO_CALL_MESSAGE, DEMO_FRAMES, type DemoDesk } from '#contract/constants/demo.ts'
import { clearFrameStorage } from '#host-app/shared/browser/frame-storage.ts'
import type { DemoMessage } from '#host-app/shared/browser/tell-demo.ts'
import { callEvent, type DemoEvent, TOUR_EVENTS } from './demo-events.ts'
import { DESK_TEXTS } from './desk-texts.ts'
import styles from './frames.module.css'

type DeskFrameProps = { readonly desk: DemoDesk; readonly onEvent: (event: DemoEvent) => void }

/**
 * A screen of the staff area: the signed-in app in a frame, with a session that ends with the frame. The sandbox
 * prevents it from navigating this page and from opening modal dialogs.
 */
export function DeskFrame({ desk, onEvent }: DeskFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The brand's last known style; null until the settings are open. */
  const brand = useRef<string | null>(null)

  // A layout effect, so that it runs before the frame loads.
  useLayoutEffect(() => {
    clearFrameStorage(sessionStorage)
    return () => clearFrameStorage(sessionStorage)
  }, [])

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent): void {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      const message = data as DemoMessage
      if (message.type === DEMO_CALL_MESSAGE) onEvent({ name: callEvent(message.route) })
      else {
        const isChange = brand.current !== null && brand.current !== message.style
        brand.current = message.style
        if (isChange) onEvent({ name: TOUR_EVENTS.recolored, detail: message.style })
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onEvent])

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      title={DESK_TEXTS[desk].title}
      src={`${DEMO_FRAMES.inbox}?embed=1&desk=${desk}`}
      sandbox="allow-same-origin allow-scripts allow-forms allow-popups allow-downloads"
    />
  )
}
