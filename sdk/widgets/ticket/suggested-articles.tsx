import { ArticleLinks } from '../../ui/article-links.tsx'
import { fill } from '../../ui/fill.ts'
import { useTicketWording } from '../../ui/ticket-wording.ts'
import { useStore } from '../../ui/use-store.ts'
import type { TicketSession } from './ticket-parts.ts'

type Props = { readonly session: TicketSession }

/** Articles that fit the subject. Their number is said without interrupting who writes. */
export function SuggestedArticles({ session }: Props) {
  const { words } = useTicketWording()
  const articles = useStore(session.$articles)
  const count = articles.length
  return (
    <>
      <p className="hidden" role="status">
        {count === 1 ? words.articleFound : count > 0 && fill(words.articlesFound, { count })}
      </p>
      {count > 0 && (
        <div className="suggestions">
          <p className="optional">{words.articles}</p>
          <ArticleLinks articles={articles} articleUrl={session.articleUrl} title={words.opensInTab} />
        </div>
      )}
    </>
  )
}
