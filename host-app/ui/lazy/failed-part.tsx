import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { connection } from '../../adapters/api/connection.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../notice.tsx'
import styles from './failed-part.module.css'
import { LostPart } from './lost-part.ts'
import { tryPartAgain } from './try-part-again.ts'

type FailedPartProps = {
  readonly error: unknown
  /** Loads the part's code again. */
  readonly load: () => Promise<unknown>
  /** Renders the part again. */
  readonly reset: () => void
  /** Closes a part that overlays the page, such as a dialog. */
  readonly onClose: (() => void) | undefined
}

/**
 * Replaces a part whose code failed to load or that threw an error. It retries on a press, on navigation, and, if its code
 * did not come, when the connection is back.
 */
export function FailedPart({ error, load, reset, onClose }: FailedPartProps) {
  const { pathname } = useLocation()
  const [failedAt] = useState(pathname)
  const [tried, setTried] = useState<'busy' | 'away' | null>(null)
  useEffect(() => {
    if (pathname !== failedAt) startTransition(reset)
  }, [pathname, failedAt, reset])

  async function tryAgain(): Promise<void> {
    setTried('busy')
    const outcome = await tryPartAgain(error, { load, isReachable, reload: () => window.location.reload() })
    if (outcome === 'back') reset()
    if (outcome === 'away') setTried(outcome)
  }

  const isLost = error instanceof LostPart
  useEffect(() => {
    if (!isLost) return
    // Nothing else may be asking for the server.
    void connection.check()
    return connection.onBack(() => void load().then(reset, () => {}))
  }, [isLost, load, reset])
  const notice = (
    <Notice
      role="alert"
      title={`This part could not be ${isLost ? 'loaded' : 'shown'}`}
      text={
        tried === 'away'
          ? 'The server could not be reached. Check your connection.'
          : 'Trying again may reload the page.'
      }
    >
      <Button busy={tried === 'busy'} onClick={tryAgain}>
        Try again
      </Button>
      {onClose && <Button onClick={onClose}>Close</Button>}
    </Notice>
  )
  return onClose ? <div className={styles['over']}>{notice}</div> : notice
}

function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
