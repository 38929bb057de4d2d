import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { lazyFrom } from '#sdk/ui/hooks/lazy.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fromExtras } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'
import { useAnswer } from '../thread/use-answer.ts'
import { ask } from './ask.ts'

const ArticleGroup = fromExtras(module => module.ArticleGroup)
const AwayPromise = fromExtras(module => module.AwayPromise)
const HeldQuestion = fromExtras(module => module.HeldQuestion)
const QuickReplies = fromExtras(module => module.QuickReplies)

const REPLIES = { minutes: 'repliesInMinutes', hours: 'repliesInHours', day: 'repliesInDay' } as const

const brandParts = lazyFrom(() => import('./home-brand.lazy.ts'))
const HomeBrand = brandParts(module => module.HomeBrand)
const TeamFaces = brandParts(module => module.TeamFaces)

type Props = { readonly session: ChatSession }

/**
 * The greeting, the team's reply time or the away text, and ways to start. Like the header it names the AI alone while the
 * team is away. It shows before the company's settings have loaded; what depends on them is added below.
 */
export function HomeView({ session }: Props) {
  const { t, locale } = useChatMessages(THREAD_MESSAGES)
  const config = useStore(session.$config)
  const brand = config?.brand
  const isTeamAway = config?.is_online === false
  const hasAi = config?.is_ai_enabled !== false
  const ownAwayText = config?.texts[locale]?.nobodyThere ?? config?.away_text
  const replies = brand?.shows_reply_time && config?.reply_time && t[REPLIES[config.reply_time]]
  return (
    <div className="home">
      <div className="hero">
        <p className="greeting-title" dir="auto">
          {brand?.greeting[locale] ?? t.greeting}
        </p>
        <p>{hasAi ? (isTeamAway ? t.greetingAi : t.greetingMore) : t.greetingPeople}</p>
        {brand?.faces[0] && <TeamFaces names={brand.faces} />}
      </div>
      {isTeamAway
        ? (ownAwayText || !hasAi) && <AwayPromise session={session} />
        : replies && <p className="promise">{replies}</p>}
      <HomeLists session={session} />
      {brand && (brand.shows_powered_by || brand.terms_url) && <HomeBrand brand={brand} />}
    </div>
  )
}

type HomeListsProps = { readonly session: ChatSession }

/** Earlier conversations, and ways to start: suggested questions, the company's buttons, and articles. */
function HomeLists({ session }: HomeListsProps) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const hasDraft = useStore(session.$draft) !== ''
  const isHolding = useStore(session.$state).email === null && hasDraft
  const remembered = useStore(session.$remembered)
  const answer = useAnswer(remembered.length > 0)
  const config = useStore(session.$config)
  const starters = config?.starters ?? []
  const articles = (config?.brand.shows_articles && config.articles) || []
  return (
    <>
      {answer && remembered.length > 0 && (
        <answer.RememberedList session={session} conversations={remembered} />
      )}
      {starters.length > 0 && (
        <ul className="starters" aria-label={t.starters}>
          {starters.map(starter => (
            <li key={starter}>
              <button
                type="button"
                className="choice"
                dir="auto"
                onClick={event => ask(session, starter, event)}
              >
                <span>{starter}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {config?.quick_replies[0] && <QuickReplies session={session} />}
      {articles.length > 0 && <ArticleGroup articles={articles} session={session} />}
      {isHolding && <HeldQuestion session={session} />}
    </>
  )
}
