import type { Clock } from '#core/clock.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import type { CallEvent } from '#core/voice-call/call-state.ts'
import type { ReportTrouble } from '#sdk/runtime/browser/report-trouble.ts'
import { createConversationChannel, type OpenChannel } from '#sdk/runtime/realtime/conversation-channel.ts'
import { openRealtimeChannel } from '#sdk/runtime/realtime/realtime-channel.ts'
import type { Credentials } from '#sdk/runtime/storage/credentials.ts'
import type { CallApi } from './call-api.ts'
import type { CallScope } from './call-scope.ts'

/** Addresses behind a link's text or a file's name, which nobody wants to hear. */
const ADDRESS = / \(https?:[^\s()]+\)|\nhttps?:\S+$/g

type Options = {
  readonly conversationId: string
  readonly api: CallApi
  readonly credentials: Credentials
  readonly clock: Clock
  readonly scope: CallScope
  /** Replaces the conversation's socket. */
  readonly openChannel?: OpenChannel | undefined
  readonly dispatch: (event: CallEvent) => void
  readonly report: ReportTrouble
}

/**
 * Follows a call's conversation until the end of the call: once a person of the company answers there, the assistant is
 * quiet, and what the person writes is spoken to the caller.
 */
export function followPerson(options: Options): void {
  const { conversationId: id, api, credentials, clock, scope, dispatch, report } = options
  /** The newest message that was read. */
  let after = 0
  let isReading = false
  let isNewsWaiting = false

  async function read(): Promise<void> {
    isNewsWaiting = isReading
    if (isReading) return
    isReading = true
    const result = await credentials.use(id, token =>
      api('listMessages', { params: { id }, query: { after } }, token),
    )
    isReading = false
    if (scope.signal.aborted) return
    if (result.kind === 'ok') {
      const { messages, conversation } = result.value
      dispatch({ type: 'held', isHeld: conversation.responder === 'agent' })
      for (const message of messages.filter(({ sequence }) => sequence > after)) {
        after = message.sequence
        if (message.sender_type === 'agent' && message.meta.deleted_by === undefined)
          dispatch({ type: 'person-wrote', text: messageAsText(message).replace(ADDRESS, '') })
      }
    }
    if (isNewsWaiting) await read()
  }

  const channel = createConversationChannel({
    credentials,
    clock,
    open: options.openChannel ?? openRealtimeChannel,
    nudge: () => void read(),
    report,
  })
  scope.onRelease(channel.leave)
  channel.join(id)
}
