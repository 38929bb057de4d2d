import type { ArticleSummary } from '#contract/entities/knowledge.ts'
import type { KbSession } from '../kb-session.ts'

type Row = Pick<ArticleSummary, 'type' | 'slug' | 'title' | 'language'> & { readonly excerpt?: string }
type Props = {
  readonly session: KbSession
  /** Title of the list; empty for none. */
  readonly title: string
  readonly articles: readonly Row[]
  readonly className?: string
}

/** A list of articles, which open in the help center. Renders nothing for an empty list. */
export function ArticleRows({ session, title, articles, className = '' }: Props) {
  if (articles.length === 0) return null
  return (
    <div className={`group ${className}`}>
      {title && (
        <h3>
          <bdi>{title}</bdi>
        </h3>
      )}
      <ul>
        {articles.map(({ type, slug, title, excerpt, language }) => (
          <li key={`${type} ${slug}`}>
            <button
              type="button"
              className="row"
              lang={language}
              onClick={() => session.show({ kind: 'article', type, slug, title })}
            >
              <span className="row-title">
                <bdi>{title}</bdi>
              </span>
              {excerpt && (
                <span className="row-more">
                  <bdi>{excerpt}</bdi>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
