import { useRef } from 'react'
import type { Article } from '#contract/entities/knowledge.ts'
import { tenantPage } from '../../runtime/element/tenant-page.ts'
import { directionOf } from '../../ui/direction-of.ts'
import { fill } from '../../ui/fill.ts'
import { useKbWording } from '../../ui/kb-wording.ts'
import { laterFrom } from '../../ui/later.tsx'
import { regionalLocale } from '../../ui/regional-locale.ts'
import { useStore } from '../../ui/use-store.ts'
import { useStyleSheet } from '../../ui/use-style-sheet.ts'
import { ArticleRating } from './article-rating.tsx'
import { ArticleRows } from './article-rows.tsx'
import { ArticleTrail } from './article-trail.tsx'
import type { KbView } from './create-trail.ts'
import type { KbSession } from './kb-parts.ts'
import pagesCss from './pages.css?inline'
import { RemoteNotice } from './remote-notice.tsx'
import { ViewHeading } from './view-heading.tsx'

/** Those that are written from right to left, by the first part of their tags (BCP 47). */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

const text = laterFrom(() => import('./article/article-body.tsx'))
const ArticleBody = text(module => module.ArticleBody)

type Props = { readonly session: KbSession; readonly view: Extract<KbView, { kind: 'article' }> }

/** An article, whether it helped, and where to go on. */
export function KbArticle({ session, view }: Props) {
  const { words } = useKbWording()
  const remote = useStore(session.$article)
  const page = useRef<HTMLElement>(null)
  useStyleSheet(page, pagesCss)
  const { standing } = remote
  const article = remote.value
  const title = article?.title || view.title || (standing === 'gone' ? words.name : words.loading)
  const dir = article ? articleDirection(article) : directionOf(title)
  return (
    <article ref={page}>
      {article && <ArticleTrail session={session} article={article} />}
      <ViewHeading
        session={session}
        className="view-title"
        dir={dir}
        {...(article && { lang: article.language })}
      >
        {title}
      </ViewHeading>
      <RemoteNotice remote={remote} gone={words.goneArticle} onRetry={session.retry} />
      {standing === 'gone' && (
        <button type="button" className="plain" onClick={() => session.show({ kind: 'home' })}>
          {words.toStart}
        </button>
      )}
      {article && (
        <>
          <Facts session={session} article={article} />
          <div className="text" lang={article.language} dir={dir}>
            <ArticleBody session={session} body={article.body} />
          </div>
          <ArticleRating key={article.id} session={session} />
          <ArticleRows session={session} title={words.related} articles={article.related} />
          <ArticleRows
            session={session}
            title={words.otherLanguages}
            articles={article.translations.map(one => ({ ...one, type: article.type }))}
          />
        </>
      )}
    </article>
  )
}

/** When it was written, and its own page. */
function Facts({ session, article }: { readonly session: KbSession; readonly article: Article }) {
  const { words, locale } = useKbWording()
  const { tenant, environment } = session
  const { type, slug, updated_at } = article
  const path = `/${type === 'article' ? 'kb' : type}/${encodeURIComponent(slug)}`
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'medium' })
  return (
    <p className="facts">
      <time dateTime={updated_at}>{fill(words.updated, { date: format.format(new Date(updated_at)) })}</time>
      <a
        href={tenantPage(environment.baseUrl, tenant, path)}
        target="_blank"
        rel="noopener"
        title={words.opensInTab}
      >
        {words.openPage}
      </a>
    </p>
  )
}

/** The `dir` of an article: by its language, or by its letters where these say otherwise. */
export function articleDirection({ language, title, body }: Pick<Article, 'language' | 'title' | 'body'>) {
  return RIGHT_TO_LEFT.includes(language.split('-')[0]!) ? 'rtl' : directionOf(`${title} ${body}`)
}
