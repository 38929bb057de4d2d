import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useMessages } from '#sdk/ui/messages/use-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { ArticleGroup, HeldQuestion, QuickReplies } from '../lazy-extras.ts'
import { useAnswer } from '../thread/use-answer.ts'
import { ask } from './ask.ts'

type Props = { readonly session: ChatSession }

/** Earlier conversations, and ways to start: suggested questions, the company's buttons, and articles. */
export function HomeLists({ session }: Props) {
  const { t } = useMessages()
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
