import { Link } from 'react-router-dom'
import type { CitedArticle } from '#contract/entities/gaps.ts'

/** How the answers did that rest on an article. */
export function CitedArticleRow({ article }: { readonly article: CitedArticle }) {
  const { title, content_id: id, helpful, unhelpful } = article
  return (
    <tr>
      <td>{id ? <Link to={`/admin/kb/edit/${id}`}>{title}</Link> : `${title} (no longer published)`}</td>
      <td data-label="Helped">{helpful}</td>
      <td data-label="Did not help">{unhelpful}</td>
    </tr>
  )
}
