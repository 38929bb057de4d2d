import type { ContentType } from '#contract/constants/knowledge.ts'
import type { ArticleSummary } from '#contract/entities/knowledge.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import styles from './lists.module.css'

/** The fields that a list shows. */
type Listed = Pick<ArticleSummary, 'type' | 'language' | 'slug' | 'title' | 'excerpt'> &
  Partial<Pick<ArticleSummary, 'category' | 'section' | 'published_at'>>

type Props = {
  readonly articles: readonly Listed[]
  /** Whether entries that are not articles show their type. */
  readonly hasTypes?: boolean
  readonly hasDates?: boolean
}

/** A list of articles: titles with summaries. */
export function ArticleList({ articles, hasTypes = false, hasDates = false }: Props) {
  const { day } = usePageMessages()
  return (
    <ul className={styles['list']}>
      {articles.map(article => (
        <li key={`${article.type} ${article.slug}`} lang={article.language} dir="auto">
          {hasDates && article.published_at && (
            <time className={styles['date']} dateTime={article.published_at}>
              {day(article.published_at)}
            </time>
          )}
          <a href={contentPath(article)}>{article.title}</a>
          {hasTypes && <TypeName type={article.type} />}
          {article.excerpt !== '' && <p>{article.excerpt}</p>}
        </li>
      ))}
    </ul>
  )
}

function TypeName({ type }: { readonly type: ContentType }) {
  const { t } = usePageMessages()
  return type === 'article' ? null : <span className={styles['type']}>{t.types[type]}</span>
}
