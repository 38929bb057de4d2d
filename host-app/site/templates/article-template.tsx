import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { anchorOf } from '#core/text/anchors.ts'
import { formatDay } from '#core/text/format-day.ts'
import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import type { ArticlePage } from '../content/page.ts'
import { nameOf } from '../content/site-map.ts'
import styles from './article-template.module.css'
import { OperatorContext } from './operator-fact.tsx'
import { PageHead } from './page-head.tsx'
import { Prose } from './prose.tsx'
import { textOf } from './text-of.ts'

/** Loads what an article needs besides its text, and returns a function that renders it. */
export async function loadArticle(page: ArticlePage): Promise<() => ReactNode> {
  if (import.meta.env.SSR || !page.namesOperator) return () => <ArticleTemplate page={page} />
  const { loadConfig } = await import('#host-app/shared/api/config.ts')
  const { operator } = await loadConfig()
  return () => (
    <OperatorContext value={operator}>
      <ArticleTemplate page={page} />
    </OperatorContext>
  )
}

/** An article, with its table of contents beside it. */
export function ArticleTemplate({ page }: { readonly page: ArticlePage }) {
  const headings = page.blocks.flatMap(block =>
    block.kind === 'heading' && block.level === 2 ? [textOf(block.children)] : [],
  )
  return (
    <article>
      <PageHead eyebrow={page.eyebrow} heading={page.heading} lead={page.lead}>
        <p className={styles['date']}>
          <time dateTime={page.date}>{formatDay(page.date)}</time>
        </p>
      </PageHead>
      <DeferredHydration>
        <div className={styles['columns']}>
          <nav className={styles['contents']} aria-label="On this page">
            <p>On this page</p>
            <ul>
              {headings.map(heading => (
                <li key={heading}>
                  <a href={`#${anchorOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles['text']}>
            <Prose blocks={page.blocks} />
            {page.related.length > 0 && (
              <aside className={styles['related']} aria-label="Read next">
                <h2>Read next</h2>
                <ul>
                  {page.related.map(path => (
                    <li key={path}>
                      <Link to={path}>{nameOf(path)}</Link>
                    </li>
                  ))}
                </ul>
              </aside>
            )}
          </div>
        </div>
      </DeferredHydration>
    </article>
  )
}
