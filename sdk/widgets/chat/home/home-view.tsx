import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useWording } from '#sdk/ui/wording.ts'
import type { ChatSession } from '../chat-session.ts'
import { useOpening } from '../panel/use-opening.ts'
import { HomeLists } from './home-lists.tsx'

const REPLIES = { minutes: 'repliesInMinutes', hours: 'repliesInHours', day: 'repliesInDay' } as const

type Props = { readonly session: ChatSession }

/** A greeting, and whether people are there. It stands without the company's settings, which come in below it. */
export function HomeView({ session }: Props) {
  const { words } = useWording()
  const config = useStore(session.$config)
  const opening = useOpening(session)
  const replies = config?.reply_time && words[REPLIES[config.reply_time]]
  return (
    <div className="home">
      <p className="greeting-title">{words.greeting}</p>
      <p>{config?.is_ai_enabled === false ? words.greetingPeople : words.greetingMore}</p>
      {config?.is_online === false ? (
        <p className="promise is-away">
          {config.away_text ?? words.nobodyThere} {opening !== '' && `${opening}.`}
        </p>
      ) : (
        replies && <p className="promise">{replies}</p>
      )}
      <HomeLists session={session} />
    </div>
  )
}
