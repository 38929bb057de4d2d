import type { ArticleLink } from '#contract/entities/widget.ts'

type Props = {
  readonly articles: readonly ArticleLink[]
  readonly articleUrl: (slug: string) => string
  /** Tooltip that says that a link opens in a new tab, if it does. */
  readonly title?: string
}

/** A list of links to articles. Each opens in a new tab, unless the widget shows it: the visitor's text is not lost. */
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
