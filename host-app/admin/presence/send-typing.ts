import { TYPING_NEWS_EVERY_MS } from '#contract/constants/conversation.ts'
import type { Clock } from '#core/clock.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'

/** Tells the server that the agent is typing a reply in a conversation. */
export type TellTyping = (conversationId: string) => void

/**
 * Returns a function to call at each keystroke. It sends a notice at most every
 * `TYPING_NEWS_EVERY_MS`, and at once in another conversation.
 */
export function createSendTyping(
  clock: Pick<Clock, 'now'>,
  send: (conversationId: string) => void,
): TellTyping {
  let told: string | null = null
  let quietUntil = 0
  return conversationId => {
    const now = clock.now()
    if (conversationId === told && now < quietUntil) return
    told = conversationId
    quietUntil = now + TYPING_NEWS_EVERY_MS
    send(conversationId)
  }
}

/** The page's notices of typing. A lost one is made up for by the next. */
export const sendTyping = createSendTyping(systemClock, id => {
  callApi('postTyping', { params: { id } }).catch(() => {})
})
