import type { ArticleLink } from '#contract/entities/widget.ts'
import { ArticleLinks } from '#sdk/ui/controls/article-links.tsx'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { InsideLinks } from '../panel/inside-links.tsx'

type Props = { readonly session: ChatSession; readonly articles: readonly ArticleLink[] }

/** The articles of the home view. They open inside the panel. */
export function ArticleGroup({ session, articles }: Props) {
  const { t } = useLazyMessages()
  return (
    <section className="group">
      <h3 className="group-title">{t.articles}</h3>
      <ArticleLinks articles={articles} articleUrl={session.articleUrl} />
      <InsideLinks session={session} />
    </section>
  )
}
