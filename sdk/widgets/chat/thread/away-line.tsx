import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useMessages } from '#sdk/ui/messages/use-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { useOpening } from '../panel/use-opening.ts'

type Props = { readonly session: ChatSession }

/** The presence in the header instead of 'Online': the visitor has no network, or no staff are online. */
export function AwayLine({ session }: Props) {
  const { t } = useMessages()
  const { isOffline } = useStore(session.$state)
  const opening = useOpening(session)
  return <>{isOffline ? t.offline : opening || t.away}</>
}
