import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { ToolIcon } from '#sdk/ui/controls/tool-icon.tsx'
import { lazyFrom } from '#sdk/ui/hooks/lazy.tsx'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fromExtras } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'
import { FILLED_SCREENS } from './filled-screens.ts'
import lazyCss from './panel.lazy.css?inline'
import type { Sizing } from './sizing.ts'

const Menu = fromExtras(module => module.Menu)

const ModalPanel = lazyFrom(() => import('./modal-panel.lazy.tsx'))(module => module.ModalPanel)

type Props = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  readonly onNotice: (text: string) => void
}

/** The button of the menu, by the ARIA pattern 'menu button', and what makes a panel modal that fills the screen. */
export function HeaderTools({ session, sizing, onNotice }: Props) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isFilled = useFilledScreen()
  useStyleSheet(button, lazyCss)

  function openByArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOpened(null)
  }

  function close(): void {
    setOpened(null)
    button.current?.focus()
  }

  return (
    <div className="menu-place" role="none" onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className="tool"
        aria-label={t.more}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={() => setOpened(opened === null ? 'first' : null)}
        onKeyDown={openByArrow}
      >
        <ToolIcon shape="more" />
      </button>
      {opened !== null && (
        <Menu session={session} sizing={sizing} focus={opened} onNotice={onNotice} onClose={close} />
      )}
      {sizing && isFilled && <ModalPanel />}
    </div>
  )
}

/** Returns whether a floating panel fills the screen now. */
function useFilledScreen(): boolean {
  const [isFilled, setFilled] = useState(() => matchMedia(FILLED_SCREENS).matches)

  useEffect(() => {
    const query = matchMedia(FILLED_SCREENS)
    const follow = () => setFilled(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  return isFilled
}
