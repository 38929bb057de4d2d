import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useMessages } from '#sdk/ui/messages/use-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { Opening } from '../lazy-extras.ts'

type Props = { readonly session: ChatSession }

/** The presence in the header instead of 'Online': the visitor has no network, or no staff are online. */
export function AwayLine({ session }: Props) {
  const { t } = useMessages()
  const { isOffline } = useStore(session.$state)
  return isOffline ? t.offline : <Opening session={session} />
}
