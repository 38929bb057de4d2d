import type { ConversationState, OutgoingMessage } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { withOutgoing } from './outbox.ts'

/**
 * Stores the progress of an upload.
 * @param progress the uploaded share, 0 to 1
 */
export function uploadProgressed(
  state: ConversationState,
  { clientId, progress }: { clientId: string; progress: number },
): ConversationState {
  const file = uploadUnderway(state, clientId)?.file
  return file ? withOutgoing(state, clientId, { file: { ...file, progress } }) : state
}

/** Stores the URL of an uploaded file and posts it as the message. */
export function uploaded(
  state: ConversationState,
  { clientId, url }: { clientId: string; url: string },
): Next {
  const { conversationId } = state
  const file = uploadUnderway(state, clientId)?.file
  if (!file || conversationId === null) return noEffects(state)
  return {
    state: withOutgoing(state, clientId, { content: url, file: { ...file, progress: 1 } }),
    effects: [{ type: 'post-message', conversationId, clientId, content: url, choice: null }],
  }
}

/**
 * Returns the message whose upload runs. Undefined if the upload was canceled or waits for a retry, so that its
 * late events change nothing.
 */
function uploadUnderway(state: ConversationState, clientId: string): OutgoingMessage | undefined {
  return state.outbox.find(
    message => message.clientId === clientId && message.delivery === 'sending' && message.content === '',
  )
}
