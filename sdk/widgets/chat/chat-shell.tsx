import { useEffect, useRef, useState } from 'react'
import { useFocusReturn } from '#sdk/ui/hooks/use-focus-return.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import type { ChatSession } from './chat-session.ts'
import { Launcher } from './panel/launcher.tsx'
import { Panel } from './panel/panel.tsx'

type Props = {
  readonly session: ChatSession
  readonly host: WidgetHost
  readonly mode?: string | undefined
  readonly label?: string | undefined
}

/** Floating: the launcher, news beside it, and the panel while it is open. Inline: the panel alone. */
export function ChatShell({ session, host, mode, label = '' }: Props) {
  const [isExpanded, setExpanded] = useState(false)
  const launcher = useRef<HTMLButtonElement>(null)
  const isFloating = mode !== 'inline' && mode !== 'page'
  const isShown = useStore(host.$isOpen) || !isFloating
  useFocusReturn(host, launcher)

  useEffect(() => session.watch(isShown), [session, isShown])

  return (
    <>
      {isShown && (
        <Panel
          session={session}
          host={host}
          place={isFloating ? 'floating' : mode}
          sizing={isFloating ? { isExpanded, toggle: () => setExpanded(!isExpanded) } : null}
        />
      )}
      {isFloating && (
        <Launcher session={session} host={host} label={label} button={launcher} isOpen={isShown} />
      )}
    </>
  )
}
