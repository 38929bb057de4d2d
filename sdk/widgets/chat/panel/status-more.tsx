import { isAiTurn } from '#core/conversation/conditions.ts'
import type { Presence } from '#core/conversation/view/presence-of.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fromExtras } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'

const Opening = fromExtras(module => module.Opening)

type Props = { readonly session: ChatSession; readonly presence: Presence }

/** What follows 'Online' in the header, such as 'AI answers now · team back Monday 9:00 AM', or stands in its place. */
export function StatusMore({ session, presence }: Props) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const { is_ai_enabled, opens_at } = useStore(session.$config) ?? {}
  const isAiTurnNow = isAiTurn(useStore(session.$state))
  if (presence === 'offline') return t.offline
  const isAiNext = presence === 'ai' || (presence === 'team' && is_ai_enabled === true && isAiTurnNow)
  return (
    <>
      {presence === 'away' ? t.away : isAiNext && ` · ${t.aiAnswers}`}
      {presence !== 'team' && opens_at && <Opening session={session} />}
    </>
  )
}
