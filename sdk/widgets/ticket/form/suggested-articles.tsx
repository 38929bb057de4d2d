import { ArticleLinks } from '#sdk/ui/controls/article-links.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { useTicketWording } from '#sdk/ui/ticket-wording.ts'
import type { TicketSession } from '../ticket-session.ts'

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
