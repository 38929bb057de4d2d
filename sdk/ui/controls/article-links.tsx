import type { ArticleLink } from '#contract/entities/widget.ts'

type Props = {
  readonly articles: readonly ArticleLink[]
  readonly articleUrl: (slug: string) => string
  /** Says that a link opens in a tab of its own. */
  readonly title: string
}

/** Articles by their titles, each in a tab of its own: what is being written stays. */
export function ArticleLinks({ articles, articleUrl, title }: Props) {
  return (
    <ul className="rows">
      {articles.map(article => (
        <li key={article.slug}>
          <a
            className="row"
            href={articleUrl(article.slug)}
            target="_blank"
            rel="noopener"
            dir="auto"
            title={title}
          >
            {article.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
