import { useEffect } from 'react'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useMessages } from '#sdk/ui/messages/use-messages.ts'
import type { ChatSession } from '../chat-session.ts'

/** Long enough to read a line twice. */
const SHOWN_FOR_MS = 6_000

type Props = {
  readonly session: ChatSession
  /** What came of something that the visitor did; empty when there is nothing to tell. */
  readonly notice: string
  readonly onOver: () => void
}

/** Below the header: what came of an action, for a while, and the privacy notice. */
export function Notices({ session, notice, onOver }: Props) {
  const page = useStore(session.$page)
  const isPrivacyShown = useStore(session.$isPrivacyNoticeShown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text starts the time anew, a new callback does not
  useEffect(() => {
    if (notice === '') return
    const timer = setTimeout(onOver, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [notice])

  // The line stands ready empty: a text that comes into it is read out.
  return (
    <>
      <p className="action-notice" role="status">
        {notice}
      </p>
      <div className="privacy-place">
        {isPrivacyShown && page === 'conversation' && <PrivacyBar session={session} />}
      </div>
    </>
  )
}

/** Says what becomes of the visitor's words, until it is dismissed (CHAT-04). */
function PrivacyBar({ session }: Pick<Props, 'session'>) {
  const { t } = useMessages()
  return (
    <div className="privacy">
      <p>
        {t.privacyNotice}{' '}
        <a href={session.privacyUrl} target="_blank" rel="noopener" title={t.opensInTab}>
          {t.privacyPolicy}
        </a>
      </p>
      <button
        type="button"
        className="tool"
        aria-label={t.dismissNotice}
        onClick={session.dismissPrivacyNotice}
      >
        <Icon shape="close" />
      </button>
    </div>
  )
}
