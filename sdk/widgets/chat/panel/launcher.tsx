import type { RefObject } from 'react'
import { LAUNCHER_CLASS } from '#contract/embed.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { type FirstWording, useFirstWording } from '#sdk/ui/first-wording.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { ChatSession } from '../chat-session.ts'

/** A larger number of unread messages shows as this one and a plus. */
const BADGE_MAX = 9

type Props = {
  readonly session: ChatSession
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClick: () => void
}

/** The round button at the page's corner (CHAT-01). The loader draws the same one before this code is there. */
export function Launcher({ session, button, isOpen, onClick }: Props) {
  const { words, locale } = useFirstWording()
  const unread = useStore(session.$unread)
  const count = isOpen ? 0 : unread
  return (
    <button
      ref={button}
      type="button"
      className={LAUNCHER_CLASS}
      part="launcher"
      lang={locale}
      aria-label={isOpen ? words.closeChat : openingName(words, count)}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon shape={isOpen ? 'down' : 'chat'} />
      {count > 0 && (
        <span className="badge" part="badge">
          {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
        </span>
      )}
    </button>
  )
}

function openingName(words: FirstWording['words'], count: number): string {
  if (count === 0) return words.openChat
  return count === 1 ? words.openChatOneUnread : fill(words.openChatUnread, { count })
}
