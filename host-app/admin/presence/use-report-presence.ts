import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMatch } from 'react-router-dom'
import { PRESENCE_BEAT_MS } from '#contract/constants/staff.ts'
import { callApi, sendKeepalive } from '#host-app/shared/api/call-api.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { typing } from './typing.ts'

/**
 * Reports to the server that this page is open, whether it is in use, which conversation is open, and
 * whether the agent is typing there: at each change and periodically. Not during impersonation, because
 * platform staff are not agents of the tenant.
 */
export function useReportPresence(status: 'active' | 'idle', isImpersonating: boolean): void {
  const [tabId] = useState(newId)
  const conversationId = useMatch('/admin/conversations/:id')?.params.id ?? null
  const typed = useSyncExternalStore(typing.subscribe, typing.current)
  const isTyping = conversationId !== null && typed === conversationId && status === 'active'

  useEffect(() => {
    if (isImpersonating) return
    let handle: unknown
    function beat() {
      systemClock.clearTimeout(handle)
      const body = {
        tab_id: tabId,
        status: status === 'idle' ? ('away' as const) : ('online' as const),
        conversation_id: conversationId,
        is_typing: isTyping,
      }
      // A failed report is made up for by the next one.
      callApi('notePresence', { body }).catch(() => {})
      handle = systemClock.setTimeout(beat, PRESENCE_BEAT_MS)
    }
    beat()
    const stopWaking = onWake(beat)
    return () => {
      stopWaking()
      systemClock.clearTimeout(handle)
    }
  }, [isImpersonating, tabId, status, conversationId, isTyping])

  useEffect(() => {
    if (isImpersonating) return
    // If this last report gets lost, the page counts as closed a little later.
    const leave = () => {
      sendKeepalive('notePresence', { body: { tab_id: tabId, status: 'offline' } }).catch(() => {})
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [isImpersonating, tabId])
}
