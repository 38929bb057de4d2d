import type { ArticleLink } from '#contract/entities/widget.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { ArticleLinks } from '#sdk/ui/controls/article-links.tsx'
import type { ChatSession } from '../chat-session.ts'
import { InsideLinks } from '../panel/inside-links.tsx'

type Props = { readonly session: ChatSession; readonly articles: readonly ArticleLink[] }

/** The articles of the home view. They open inside the panel. */
export function ArticleGroup({ session, articles }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  return (
    <section className="group">
      <h3 className="group-title">{t.articles}</h3>
      <ArticleLinks articles={articles} articleUrl={session.articleUrl} />
      <InsideLinks session={session} />
    </section>
  )
}
