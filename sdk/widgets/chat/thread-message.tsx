import type { ThreadEntry } from '#core/conversation/view.ts'
import { directionOf } from '../../ui/direction-of.ts'
import { WORDS } from '../../ui/words.ts'

const AUTHORS = { visitor: WORDS.you, ai: WORDS.assistant, agent: WORDS.agent, system: '' } as const

type Props = {
  readonly entry: ThreadEntry
  /** The message before it is by the same author. */
  readonly isContinued: boolean
  readonly articleUrl: (slug: string) => string
  readonly onRetry: () => void
}

/** One message, its sources, and how far it has come when it is the visitor's own. */
export function ThreadMessage({ entry, isContinued, articleUrl, onRetry }: Props) {
  const { author, delivery, text } = entry
  const name = author === 'ai' ? WORDS.assistant : (entry.authorName ?? AUTHORS[author])
  const isNamed = !isContinued && (author === 'ai' || author === 'agent')
  const at = new Date(entry.at)
  return (
    <div className={`message from-${author}${isContinued ? ' is-continued' : ''}`} part="message">
      <p className={isNamed ? 'author' : 'hidden'}>
        {name}{' '}
        <time className="hidden" dateTime={at.toISOString()}>
          {at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}
        </time>
      </p>
      <p className="bubble" dir={directionOf(text)}>
        {text}
      </p>
      {entry.citations.length > 0 && (
        <ul className="sources">
          {entry.citations.map(({ slug, title }) => (
            <li key={slug} dir={directionOf(title)}>
              {WORDS.source}:{' '}
              <a href={articleUrl(slug)} target="_blank" rel="noopener" title={WORDS.opensInTab}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {delivery === 'failed' ? (
        <p className="delivery has-failed">
          {WORDS.notSent}{' '}
          <button type="button" className="retry" onClick={onRetry}>
            {WORDS.retry}
          </button>
        </p>
      ) : (
        delivery !== 'done' && <p className="delivery">{WORDS.sending}</p>
      )}
    </div>
  )
}
