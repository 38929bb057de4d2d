import { Eye, PenLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IMPERSONATION_PADDING_PX } from '#contract/constants/identity.ts'
import type { Impersonation } from '#core/session/impersonation.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useNow } from '../ui/use-now.ts'
import styles from './impersonation-banner.module.css'
import { useImpersonation } from './impersonation-context.ts'

const STEP_MS = 1_000

/**
 * A banner at the bottom of every page that names the impersonated company and ends the impersonation
 * (ADMIN-08).
 */
export function ImpersonationBanner() {
  const { current, stop } = useImpersonation()
  return current && <Banner key={current.id} impersonation={current} stop={stop} />
}

function Banner({ impersonation, stop }: { impersonation: Impersonation; stop: () => Promise<void> }) {
  const { id, company, canWrite, expiresAt } = impersonation
  const [isEnding, setEnding] = useState(false)
  const now = useNow(STEP_MS)
  const isOver = now >= expiresAt
  const reason = useReason(id, canWrite)

  useEffect(() => {
    if (isOver) void stop()
  }, [isOver, stop])

  useEffect(() => {
    const { style } = document.body
    style.setProperty('--bottom-room', `${IMPERSONATION_PADDING_PX}px`)
    return () => void style.removeProperty('--bottom-room')
  }, [])

  function exit(): void {
    setEnding(true)
    void stop()
  }

  return (
    <section className={styles['banner']} aria-label="Impersonation">
      {canWrite ? <PenLine size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
      <p className={styles['text']}>
        <strong>You are acting for {company.name}</strong>
        <span className={styles['detail']}>
          <span className={styles['reason']}>{canWrite ? (reason ?? 'can write') : 'read-only'}</span>
          <span className={styles['left']}>{timeLeft(expiresAt, now)}</span>
        </span>
      </p>
      <Button busy={isEnding} onClick={exit}>
        Exit Impersonation
      </Button>
    </section>
  )
}

/** Returns the staff member's reason for write access. The tenant reads the same text. */
function useReason(id: string, canWrite: boolean): string | null {
  const { data } = useApi(
    'listImpersonations',
    {},
    { enabled: canWrite, staleTime: Number.POSITIVE_INFINITY },
  )
  return data?.impersonations.find(listed => listed.id === id)?.reason ?? null
}

/**
 * Formats the time left: in minutes, in the last minute in seconds, never negative. Both arguments in ms
 * since the epoch.
 */
export function timeLeft(expiresAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1_000))
  return seconds > 60 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`
}
