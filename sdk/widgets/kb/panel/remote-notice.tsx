import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import type { Remote } from '../data/remote.ts'

type Props = {
  readonly remote: Remote<unknown>
  /** Text for content that does not exist. */
  readonly gone: string
  readonly onRetry: () => void
}

/**
 * The loading status: instead of content that has not loaded, or above content that could not be refreshed.
 */
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
