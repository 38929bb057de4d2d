import type { Cell } from '../charts/table-csv.ts'

type Article = { readonly content_id: string; readonly title: string }

/** Returns the cell of the article that answers a question, or of the link to write one. */
export function articleCell(article: Article | null, writeLink: string | undefined): Cell {
  if (article)
    return { value: article.title, text: article.title, href: `/admin/kb/edit/${article.content_id}` }
  return { value: null, text: writeLink ? 'Write the article' : 'None', href: writeLink }
}
