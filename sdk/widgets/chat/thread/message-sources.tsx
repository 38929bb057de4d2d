import type { Citation } from '#contract/entities/message.ts'
import { useAnswerWording } from '#sdk/ui/answer-wording.ts'
import { directionOf } from '#sdk/ui/direction-of.ts'
import type { ChatSession } from '../chat-session.ts'

type Props = { readonly citations: readonly Citation[]; readonly articleUrl: ChatSession['articleUrl'] }

/** The articles that an answer rests on. */
export function MessageSources({ citations, articleUrl }: Props) {
  const { words } = useAnswerWording()
  return (
    <ul className="sources">
      {citations.map(({ slug, title }) => (
        <li key={slug}>
          {words.source}:{' '}
          <a
            href={articleUrl(slug)}
            dir={directionOf(title)}
            target="_blank"
            rel="noopener"
            title={words.opensInTab}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
