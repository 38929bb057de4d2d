import type { RefObject } from 'react'
import { LAUNCHER_CLASS } from '#contract/embed.ts'
import { Icon } from '../../ui/icon.tsx'
import { WORDS } from '../../ui/words.ts'

type Props = {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClick: () => void
}

/** The round button at the page's corner (CHAT-01). The loader draws the same one before this code is there. */
export function Launcher({ button, isOpen, onClick }: Props) {
  return (
    <button
      ref={button}
      type="button"
      className={LAUNCHER_CLASS}
      part="launcher"
      aria-label={isOpen ? WORDS.closeChat : WORDS.openChat}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon shape={isOpen ? 'down' : 'chat'} />
    </button>
  )
}
