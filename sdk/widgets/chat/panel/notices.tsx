import { useEffect } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fromExtras } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'

const ElsewhereNote = fromExtras(module => module.ElsewhereNote)

/** How long a notice shows, in ms: long enough to read a line twice. */
const SHOWN_FOR_MS = 6_000

type Props = {
  readonly session: ChatSession
  /** The result of the visitor's last action; empty if there is none. */
  readonly notice: string
  readonly onOver: () => void
}

/** The notices below the header: the result of an action, for a few seconds, and the privacy notice. */
export function Notices({ session, notice, onOver }: Props) {
  const page = useStore(session.$page)
  const isPrivacyShown = useStore(session.$isPrivacyNoticeShown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text restarts the timer
  useEffect(() => {
    if (notice === '') return
    const timer = setTimeout(onOver, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [notice])

  // The empty line is always there, so that screen readers announce a text that is added to it.
  return (
    <>
      <p className="action-notice" role="status">
        {notice}
      </p>
      {useStore(session.$elsewhere).alsoOpen && <ElsewhereNote session={session} />}
      <div className="privacy-place">
        {isPrivacyShown && page === 'conversation' && <PrivacyBar session={session} />}
      </div>
    </>
  )
}

/** The privacy notice, until it is dismissed (CHAT-04). */
function PrivacyBar({ session }: Pick<Props, 'session'>) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const url = useStore(session.$config)?.brand.privacy_url ?? session.privacyUrl
  return (
    <div className="privacy">
      <p>
        {t.privacyNotice}{' '}
        <a href={url} target="_blank" rel="noopener" title={t.opensInTab}>
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
