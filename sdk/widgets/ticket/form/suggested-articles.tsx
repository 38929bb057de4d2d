import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { ArticleLinks } from '#sdk/ui/controls/article-links.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { TicketSession } from '../ticket-session.ts'

type Props = { readonly session: TicketSession }

/** Articles that match the subject. Screen readers announce their number without interrupting the visitor. */
export function SuggestedArticles({ session }: Props) {
  const { t } = useTicketMessages()
  const articles = useStore(session.$articles)
  const count = articles.length
  return (
    <>
      <p className="hidden" role="status">
        {count === 1 ? t.articleFound : count > 0 && fill(t.articlesFound, { count })}
      </p>
      {count > 0 && (
        <div className="suggestions">
          <p className="optional">{t.articles}</p>
          <ArticleLinks articles={articles} articleUrl={session.articleUrl} title={t.opensInTab} />
        </div>
      )}
    </>
  )
}
