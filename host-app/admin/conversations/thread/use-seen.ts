import { useEffect, useRef } from 'react'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { onWake } from '#host-app/adapters/browser/on-wake.ts'

/** Tells the visitor, once for each, up to which message the thread was on this screen. */
export function useSeen(conversationId: string, lastSequence: number): void {
  const told = useRef({ conversationId, sequence: 0 })

  useEffect(() => {
    function tell(): void {
      if (told.current.conversationId !== conversationId) told.current = { conversationId, sequence: 0 }
      if (document.visibilityState !== 'visible' || lastSequence <= told.current.sequence) return
      told.current = { conversationId, sequence: lastSequence }
      // A lost word costs a tick on the visitor's screen only: the next one makes up for it.
      callApi('postSeen', { params: { id: conversationId }, body: { sequence: lastSequence } }).catch(
        () => {},
      )
    }
    tell()
    return onWake(tell)
  }, [conversationId, lastSequence])
}
