import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { useOpening } from './use-opening.ts'

type Props = { readonly session: ChatSession }

/** When people are back, or that they are away if that is unknown. */
export function Opening({ session }: Props) {
  const { t } = useLazyMessages()
  return <>{useOpening(session) || t.away}</>
}

/** What visitors are promised while nobody is there, and when people are back. */
export function AwayPromise({ session }: Props) {
  const { t, locale } = useLazyMessages()
  const config = useStore(session.$config)
  const opening = useOpening(session)
  return (
    <p className="promise is-away">
      {config?.texts[locale]?.nobodyThere ?? config?.away_text ?? t.nobodyThere}{' '}
      {opening !== '' && `${opening}.`}
    </p>
  )
}
