import { useKbWording } from '#sdk/ui/kb-wording.ts'
import type { Remote } from '../data/remote.ts'

type Props = {
  readonly remote: Remote<unknown>
  /** Said when the server has no such thing. */
  readonly gone: string
  readonly onRetry: () => void
}

/** In the place of what has not come, and above what could not be fetched anew. */
export function RemoteNotice({ remote: { status, value }, gone, onRetry }: Props) {
  const { words } = useKbWording()
  if (status === 'ready') return null
  if (status === 'loading') return value === null ? <Skeleton /> : null
  if (status === 'gone') return <p className="note">{gone}</p>
  return (
    <div className="note">
      <p role="alert">
        {!navigator.onLine && words.offline} {value === null ? words.failed : words.notFresh}
      </p>
      <button type="button" className="plain" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}

function Skeleton() {
  const { words } = useKbWording()
  return (
    <div className="skeleton">
      <p className="hidden" role="status">
        {words.loading}
      </p>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
