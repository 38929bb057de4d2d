import { useRef } from 'react'
import type { Article } from '#contract/entities/knowledge.ts'
import { languageDirection } from '#core/text/language-direction.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { tenantPage } from '#sdk/runtime/api/tenant-page.ts'
import { lazyFrom } from '#sdk/ui/hooks/lazy.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { regionalLocale } from '#sdk/ui/text/regional-locale.ts'
import { ArticleRows } from '../browse/article-rows.tsx'
import pagesCss from '../kb.lazy.css?inline'
import type { KbSession } from '../kb-session.ts'
import { RemoteNotice } from '../panel/remote-notice.tsx'
import type { KbView } from '../panel/trail.ts'
import { ViewHeading } from '../panel/view-heading.tsx'
import { ArticleRating } from './article-rating.tsx'

const text = lazyFrom(() => import('./article-body.tsx'))
const ArticleBody = text(module => module.ArticleBody)

type Props = { readonly session: KbSession; readonly view: Extract<KbView, { kind: 'article' }> }

/** An article with its breadcrumbs, rating, related articles and translations. */
export function KbArticle({ session, view }: Props) {
  const { t } = useKbMessages()
  const remote = useStore(session.$article)
  const home = useStore(session.$home).value
  const page = useRef<HTMLElement>(null)
  useStyleSheet(page, pagesCss)
  const { status } = remote
  const article = remote.value
  const title = article?.title || view.title || (status === 'gone' ? t.goneArticle : t.loading)
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
      {title !== t.goneArticle && (
        <RemoteNotice remote={remote} gone={t.goneArticle} onRetry={session.retry} />
      )}
      {status === 'gone' && (
        <button type="button" className="plain" onClick={() => session.show({ kind: 'home' })}>
          {t.toStart}
        </button>
      )}
      {article && (
        <>
          <Facts session={session} article={article} hasPage={home?.hasPages !== false} />
          <div className="text" lang={article.language} dir={dir}>
            <ArticleBody session={session} body={article.body} />
          </div>
          {home?.asksFeedback !== false && <ArticleRating key={article.id} session={session} />}
          <ArticleRows session={session} title={t.related} articles={article.related} />
          <ArticleRows
            session={session}
            title={t.otherLanguages}
            articles={article.translations.map(one => ({ ...one, type: article.type }))}
          />
        </>
      )}
    </article>
  )
}

type FactsProps = { readonly session: KbSession; readonly article: Article; readonly hasPage: boolean }

/** The article's date, and a link to its own page. */
function Facts({ session, article, hasPage }: FactsProps) {
  const { t, locale } = useKbMessages()
  const { tenant, environment } = session
  const { type, slug, updated_at } = article
  const path = `/${type === 'article' ? 'kb' : type}/${encodeURIComponent(slug)}`
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'medium' })
  return (
    <p className="facts">
      <time dateTime={updated_at}>{fill(t.updated, { date: format.format(new Date(updated_at)) })}</time>
      {hasPage && (
        <a
          href={tenantPage(environment.baseUrl, tenant, path)}
          target="_blank"
          rel="noopener"
          title={t.opensInTab}
        >
          {t.openPage}
        </a>
      )}
    </p>
  )
}

/** Returns the `dir` of an article, by its language, or else by its letters. */
export function articleDirection({ language, title, body }: Pick<Article, 'language' | 'title' | 'body'>) {
  return languageDirection(language) === 'rtl' ? 'rtl' : directionOf(`${title} ${body}`)
}

type ArticleTrailProps = { readonly session: KbSession; readonly article: Article }

/** Breadcrumbs of an article: links to its category and section. */
function ArticleTrail({ session, article: { category, section } }: ArticleTrailProps) {
  const { t } = useKbMessages()
  if (!category) return null
  return (
    <nav aria-label={t.trail}>
      <ol className="trail">
        <li>
          <button type="button" className="link" onClick={() => session.show({ kind: 'home' })}>
            {t.toStart}
          </button>
        </li>
        <li>
          <button
            type="button"
            className="link"
            dir={directionOf(category.name)}
            onClick={() => session.show({ kind: 'category', ...category })}
          >
            {category.name}
          </button>
        </li>
        {section && (
          <li>
            <span dir={directionOf(section.name)}>{section.name}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
