import { useEffect, useRef } from 'react'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'

/** Tells the visitor up to which message an agent has read; one request for each new sequence. */
export function useSeen(conversationId: string, lastSequence: number): void {
  const reported = useRef({ conversationId, sequence: 0 })

  useEffect(() => {
    function tell(): void {
      if (reported.current.conversationId !== conversationId)
        reported.current = { conversationId, sequence: 0 }
      if (document.visibilityState !== 'visible' || lastSequence <= reported.current.sequence) return
      reported.current = { conversationId, sequence: lastSequence }
      // A failed request only delays a read receipt; the next one makes up for it.
      callApi('postSeen', { params: { id: conversationId }, body: { sequence: lastSequence } }).catch(
        () => {},
      )
    }
    tell()
    return onWake(tell)
  }, [conversationId, lastSequence])
}
