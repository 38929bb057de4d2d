import type { ReactNode } from 'react'
import type { ThreadEntry } from '#core/conversation/view/view.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import { Face } from '../chat-extras.ts'

type Props = {
  readonly author: ThreadEntry['author']
  readonly name: string | null
  /** Whether the author's label is visible. In the other messages of a run, only screen readers get it. */
  readonly isFirstOfRun: boolean
  /** The text that determines the bubble's direction (CHAT-22). */
  readonly text: string
  readonly bubble: ReactNode
  /** Content below the bubble. */
  readonly children?: ReactNode
}

/** A bubble with its author's label above it. */
export function MessageShell({ author, name, isFirstOfRun, text, bubble, children }: Props) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const labels = { visitor: t.you, ai: t.assistant, agent: name ?? t.agent, system: null }
  const label = labels[author]
  const isLabelShown = isFirstOfRun && author !== 'visitor'
  return (
    <div className={`message from-${author}${isFirstOfRun ? '' : ' is-continued'}`} part="message">
      {label !== null && (
        <p className={isLabelShown ? 'author' : 'hidden'}>
          {author === 'agent' && <Face name={label} />}
          {label}
        </p>
      )}
      <div className="body">
        <div className="bubble" dir={directionOf(text)}>
          {bubble}
        </div>
      </div>
      {children}
    </div>
  )
}
