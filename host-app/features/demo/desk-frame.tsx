import { useEffect, useLayoutEffect, useRef } from 'react'
import { DEMO_CALL_MESSAGE, DEMO_FRAMES, type DemoDesk } from '#contract/constants/demo.ts'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import { clearFrameStorage } from '../../adapters/browser/frame-storage.ts'
import { callEvent, type DemoEvent } from './demo-events.ts'
import { DESK_TEXTS } from './desk-texts.ts'
import styles from './frames.module.css'

type DeskFrameProps = { readonly desk: DemoDesk; readonly onEvent: (event: DemoEvent) => void }

/**
 * A screen of the staff area: the signed-in app in a frame, with a session that ends with the frame. The sandbox
 * prevents it from navigating this page and from opening modal dialogs.
 */
export function DeskFrame({ desk, onEvent }: DeskFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  // A layout effect, so that it runs before the frame loads.
  useLayoutEffect(() => {
    clearFrameStorage(sessionStorage)
    return () => clearFrameStorage(sessionStorage)
  }, [])

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent): void {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      const { type, route } = data as { type?: unknown; route?: EndpointName }
      if (type === DEMO_CALL_MESSAGE && route) onEvent({ name: callEvent(route) })
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
