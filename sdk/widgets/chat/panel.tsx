import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { BRAND } from '#contract/brand.ts'
import { viewConversation } from '#core/conversation/view.ts'
import type { ChatSession } from './chat-session.ts'
import { Composer } from './composer.tsx'
import { EmailGate } from './email-gate.tsx'
import { EndScreen } from './end-screen.tsx'
import { PanelHeader } from './panel-header.tsx'
import { Thread } from './thread.tsx'

type Props = {
  readonly session: ChatSession
  readonly wantsFocus: boolean
  readonly onClose: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The open chat: header, what was said, and the place to write. */
export function Panel({ session, wantsFocus, onClose, onKeyDown }: Props) {
  const view = viewConversation(useStore(session.$state))
  const { screen } = view
  const panel = useRef<HTMLElement>(null)
  const drawn = useRef<typeof screen | null>(null)

  useEffect(() => {
    const isFirst = drawn.current === null
    drawn.current = screen
    // A screen that comes by itself takes the focus only from the control that went with the old one.
    const isAway = panel.current?.getRootNode() instanceof ShadowRoot && !isFocusLost(panel.current)
    if (isFirst ? !wantsFocus : isAway) return
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [screen, wantsFocus])

  const hasEnded = screen === 'resolved' || screen === 'ticket'
  return (
    <section
      ref={panel}
      className="panel"
      part="panel"
      role="dialog"
      aria-label={BRAND.supportTitle}
      onKeyDown={onKeyDown}
    >
      <PanelHeader agentName={view.agentName} onClose={onClose} />
      {screen === 'email-gate' ? (
        <EmailGate onEmail={email => session.dispatch({ type: 'email-given', email })} />
      ) : (
        <Thread view={view} session={session} />
      )}
      {hasEnded ? (
        <EndScreen screen={screen} dispatch={session.dispatch} />
      ) : (
        <Composer session={session} isFirst={screen === 'chat'} canClear={screen === 'chat'} />
      )}
    </section>
  )
}

/** Whether the element that had the focus inside the widget has gone: the host then reports no focus of its own. */
function isFocusLost(panel: HTMLElement): boolean {
  const root = panel.getRootNode() as ShadowRoot
  return root.activeElement === null && (document.activeElement ?? document.body) === document.body
}
