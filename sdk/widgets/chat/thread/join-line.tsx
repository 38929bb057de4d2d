import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { Face } from '#sdk/ui/controls/face.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './join-line.css?inline'
import { useLatePart } from './use-late-part.ts'

type Props = { readonly name: string; readonly session: ChatSession }

/** Says that an agent takes over, and if the company has an AI, that it stays quiet (CHAT-12). */
export function JoinLine({ name, session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const place = useRef<HTMLDivElement>(null)
  const hasAi = useStore(session.$config)?.is_ai_enabled !== false
  useStyleSheet(place, css)
  useLatePart(place)
  return (
    <div ref={place} className="join">
      <Face name={name} />
      <p>
        <strong>{fill(t.joined, { name })}</strong>
        {hasAi && <span>{t.aiIsQuiet}</span>}
      </p>
    </div>
  )
}
