import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import type { ChatSession } from '../chat-session.ts'
import type { ThreadRow } from './thread-rows.ts'

type Props = {
  readonly row: Extract<ThreadRow, { kind: 'message' }>
  readonly dispatch: ChatSession['dispatch']
}

/**
 * The time of a run, and the delivery state of the visitor's message. A failed message can be sent again or
 * discarded, a refused one only discarded.
 */
export function MessageState({ row: { entry, time, isNewestOwn }, dispatch }: Props) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const { delivery, key: clientId } = entry
  const isSending = delivery === 'waiting' || delivery === 'sending'
  const underWay = delivery === 'offline' ? t.sentWhenOnline : isSending && t.sending

  if (delivery === 'failed' || delivery === 'refused')
    return (
      <p className="failed">
        {delivery === 'refused' ? t.refused : t.notSent}{' '}
        {delivery === 'failed' && (
          <>
            <button type="button" className="link" onClick={() => dispatch({ type: 'retried', clientId })}>
              {t.retry}
            </button>{' '}
          </>
        )}
        <button type="button" className="link" onClick={() => dispatch({ type: 'discarded', clientId })}>
          {t.discard}
        </button>
      </p>
    )

  return (
    <>
      {time !== null && <time dateTime={new Date(entry.at).toISOString()}>{time}</time>}
      {(underWay || isNewestOwn) && <span>{underWay || (delivery === 'seen' ? t.seen : t.sent)}</span>}
    </>
  )
}
