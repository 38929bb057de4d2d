import type { Topic } from '#contract/entities/knowledge.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { KbSession } from '../kb-session.ts'
import { KbIcon } from '../panel/kb-icon.tsx'
import { RemoteNotice } from '../panel/remote-notice.tsx'
import { ArticleRows } from './article-rows.tsx'

type Props = { readonly session: KbSession }

/** The home of a help center: announcements, categories and the newest articles. */
export function KbHome({ session }: Props) {
  const { t } = useKbMessages()
  const home = useStore(session.$home)
  const { value } = home
  return (
    <>
      <RemoteNotice remote={home} gone={t.empty} onRetry={session.retry} />
      {value && (
        <>
          {value.articles.length === 0 && <p className="note">{t.empty}</p>}
          <ArticleRows
            session={session}
            title={t.announcements}
            articles={value.announcements}
            className="announcements"
          />
          <Topics session={session} topics={value.topics} />
          <ArticleRows session={session} title={t.newest} articles={value.articles} />
        </>
      )}
    </>
  )
}

function Topics({ session, topics }: Props & { readonly topics: readonly Topic[] }) {
  const { t } = useKbMessages()
  if (topics.length === 0) return null
  return (
    <div className="group">
      <h3>{t.topics}</h3>
      <ul className="topics">
        {topics.map(({ id, slug, name, description, articles }) => (
          <li key={id}>
            <button
              type="button"
              className="topic"
              onClick={() => session.show({ kind: 'category', slug, name })}
            >
              <span className="row-title">
                <bdi>{name}</bdi>
              </span>
              {description && (
                <span className="row-more">
                  <bdi>{description}</bdi>
                </span>
              )}
              <span className="count">
                {articles === 1 ? t.oneArticle : fill(t.articles, { count: articles })}
              </span>
              <KbIcon shape="next" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
