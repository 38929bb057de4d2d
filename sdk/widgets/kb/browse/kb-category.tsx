import { useRef, useState } from 'react'
import type { ArticleSummary, Topic } from '#contract/entities/knowledge.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import pagesCss from '../kb.lazy.css?inline'
import type { KbSession } from '../kb-session.ts'
import { RemoteNotice } from '../panel/remote-notice.tsx'
import type { KbView } from '../panel/trail.ts'
import { ViewHeading } from '../panel/view-heading.tsx'
import { ArticleRows } from './article-rows.tsx'

type Props = { readonly session: KbSession; readonly view: Extract<KbView, { kind: 'category' }> }
type Group = { readonly slug: string; readonly name: string; readonly articles: readonly ArticleSummary[] }

/** A category with its articles, grouped by section. */
export function KbCategory({ session, view }: Props) {
  const { t } = useKbMessages()
  const category = useStore(session.$category)
  const topic = useStore(session.$home).value?.topics.find(({ slug }) => slug === view.slug)
  const [status, setStatus] = useState<'waiting' | 'asking' | 'failed'>('waiting')
  const page = useRef<HTMLDivElement>(null)
  useStyleSheet(page, pagesCss)
  const { value } = category
  const name = topic?.name ?? view.name
  const isAsking = status === 'asking'

  async function showMore(): Promise<void> {
    if (isAsking) return
    setStatus('asking')
    const driver = await session.driver()
    setStatus((await driver.more()) ? 'waiting' : 'failed')
  }

  return (
    <div ref={page}>
      <ViewHeading session={session} className="view-title">
        <bdi>{name}</bdi>
      </ViewHeading>
      {topic?.description && (
        <p className="intro">
          <bdi>{topic.description}</bdi>
        </p>
      )}
      <RemoteNotice remote={category} gone={t.goneCategory} onRetry={session.retry} />
      {value &&
        groupsOf(topic, value.articles).map(group => (
          <ArticleRows key={group.slug} session={session} title={group.name} articles={group.articles} />
        ))}
      {value?.next && (
        <button type="button" className="quiet" aria-disabled={isAsking} onClick={showMore}>
          {isAsking ? t.loading : t.more}
        </button>
      )}
      <p className="error" role="alert">
        {status === 'failed' && t.failed}
      </p>
    </div>
  )
}

/** Groups articles: those without a section first, then the sections in the company's order. */
function groupsOf(topic: Topic | undefined, articles: readonly ArticleSummary[]): Group[] {
  const groups = new Map<string, Group & { readonly articles: ArticleSummary[] }>([
    ['', { slug: '', name: '', articles: [] }],
  ])
  for (const { slug, name } of topic?.sections ?? []) groups.set(slug, { slug, name, articles: [] })
  for (const article of articles) {
    const { slug, name } = article.section ?? { slug: '', name: '' }
    const group = groups.get(slug) ?? { slug, name, articles: [] }
    groups.set(slug, group)
    group.articles.push(article)
  }
  return [...groups.values()]
}
