import type { EntryType, IndexEntry } from '#contract/knowledge-page.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import { Trail } from '../frame/trail.tsx'
import { MarkdownBlocks } from '../markdown/markdown.tsx'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import { ArticleList } from './article-list.tsx'
import { AskUs } from './ask-us.tsx'
import styles from './index-view.module.css'
import lists from './lists.module.css'
import type { ViewProps } from './view-props.ts'

/** All content of one type: questions that expand, the changelog by day, the rest by title. */
export function IndexView({ page, view: { type, entries, olderPath } }: ViewProps<'index'>) {
  const { t } = usePageMessages()
  return (
    <div className={lists['page']}>
      <Trail page={page} />
      <h1>{t.types[type]}</h1>
      {entries.length === 0 && (
        <>
          <p>{t.empty}</p>
          <AskUs />
        </>
      )}
      <Entries type={type} entries={entries} />
      {olderPath !== null && (
        <p className={lists['older']}>
          <a href={olderPath}>{t.older}</a>
        </p>
      )}
    </div>
  )
}

function Entries({ type, entries }: { readonly type: EntryType; readonly entries: readonly IndexEntry[] }) {
  switch (type) {
    case 'faq':
      return entries.map(entry => <Question key={entry.id} entry={entry} />)
    case 'changelog':
      return entries.map(entry => <Change key={entry.id} entry={entry} />)
    case 'announcement':
    case 'blog':
      return <ArticleList articles={entries} hasDates />
    case 'comparison':
    case 'cms_page':
      return <ArticleList articles={entries} />
  }
}

function Question({ entry }: { readonly entry: IndexEntry }) {
  return (
    <details className={styles['question']} id={entry.slug}>
      <summary>
        <h2 dir="auto">{entry.title}</h2>
      </summary>
      <Body entry={entry} />
      <a className={styles['link']} href={contentPath(entry)} aria-label={entry.title}>
        #
      </a>
    </details>
  )
}

function Change({ entry }: { readonly entry: IndexEntry }) {
  const { day } = usePageMessages()
  return (
    <article className={styles['change']} id={entry.slug}>
      <time dateTime={entry.published_at}>{day(entry.published_at)}</time>
      <div>
        <h2 dir="auto">
          <a href={contentPath(entry)}>{entry.title}</a>
        </h2>
        <Body entry={entry} />
      </div>
    </article>
  )
}

function Body({ entry: { body, slug } }: { readonly entry: IndexEntry }) {
  return body === null ? null : <MarkdownBlocks blocks={readMarkdown(body, `${slug}__`)} />
}
