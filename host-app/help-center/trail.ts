import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { categoryPath } from '#core/knowledge/knowledge-path.ts'
import { pageMessagesFor } from './messages/page-messages.ts'

type Step = { readonly name: string; readonly path: string }

/** Returns the pages above a page, starting with the home page; empty for the home page itself. */
export function trailOf({ view, language, homePath, indexes }: KnowledgePage): readonly Step[] {
  const t = pageMessagesFor(language)
  const home = { name: t.help, path: homePath }
  switch (view.kind) {
    case 'home':
    case 'failure':
      return []
    case 'article': {
      const { type, category } = view.article
      if (type !== 'article') {
        const path = indexes.find(each => each.type === type)?.path ?? `/${type}`
        return [home, { name: t.types[type], path }]
      }
      return category ? [home, { name: category.name, path: categoryPath(category.slug) }] : [home]
    }
    default:
      return [home]
  }
}
