import { Icon } from '#sdk/ui/icon.tsx'
import { useWording } from '#sdk/ui/wording.ts'
import type { ChatSession } from '../chat-session.ts'

type Props = { readonly session: ChatSession }

/** Says what becomes of the visitor's words, until it is dismissed (CHAT-04). */
export function PrivacyBar({ session }: Props) {
  const { words } = useWording()
  return (
    <div className="privacy">
      <p>
        {words.privacyNotice}{' '}
        <a href={session.privacyUrl} target="_blank" rel="noopener" title={words.opensInTab}>
          {words.privacyPolicy}
        </a>
      </p>
      <button
        type="button"
        className="tool"
        aria-label={words.dismissNotice}
        onClick={session.dismissPrivacyNotice}
      >
        <Icon shape="close" />
      </button>
    </div>
  )
}
