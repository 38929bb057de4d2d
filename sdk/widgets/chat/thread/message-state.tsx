import { useWording } from '#sdk/ui/wording.ts'
import type { ChatSession } from '../chat-session.ts'
import type { ThreadRow } from './thread-rows.ts'

type Props = {
  readonly row: Extract<ThreadRow, { kind: 'message' }>
  readonly dispatch: ChatSession['dispatch']
}

/** The time of a run, and how far an own message has come; one that was not sent can be sent again, or given up. */
export function MessageState({ row: { entry, time, isNewestOwn }, dispatch }: Props) {
  const { words } = useWording()
  const { delivery, key: clientId } = entry
  const isSending = delivery === 'waiting' || delivery === 'sending'
  const underWay = delivery === 'offline' ? words.sentWhenOnline : isSending && words.sending

  if (delivery === 'failed')
    return (
      <p className="failed">
        {words.notSent}{' '}
        <button type="button" className="link" onClick={() => dispatch({ type: 'retried', clientId })}>
          {words.retry}
        </button>{' '}
        <button type="button" className="link" onClick={() => dispatch({ type: 'discarded', clientId })}>
          {words.discard}
        </button>
      </p>
    )

  return (
    <>
      {time !== null && <time dateTime={new Date(entry.at).toISOString()}>{time}</time>}
      {(underWay || isNewestOwn) && (
        <span>{underWay || (delivery === 'seen' ? words.seen : words.sent)}</span>
      )}
    </>
  )
}
