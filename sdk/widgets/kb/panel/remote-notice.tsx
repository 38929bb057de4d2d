import { useKbMessages } from '#sdk/ui/messages/use-kb-messages.ts'
import type { Remote } from '../data/remote.ts'

type Props = {
  readonly remote: Remote<unknown>
  /** Said when the server has no such thing. */
  readonly gone: string
  readonly onRetry: () => void
}

/** In the place of what has not come, and above what could not be fetched anew. */
export function RemoteNotice({ remote: { status, value }, gone, onRetry }: Props) {
  const { t } = useKbMessages()
  if (status === 'ready') return null
  if (status === 'loading') return value === null ? <Skeleton /> : null
  if (status === 'gone') return <p className="note">{gone}</p>
  return (
    <div className="note">
      <p role="alert">
        {!navigator.onLine && t.offline} {value === null ? t.failed : t.notFresh}
      </p>
      <button type="button" className="plain" onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  )
}

function Skeleton() {
  const { t } = useKbMessages()
  return (
    <div className="skeleton">
      <p className="hidden" role="status">
        {t.loading}
      </p>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
