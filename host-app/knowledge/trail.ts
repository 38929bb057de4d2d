import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { categoryPath } from '#core/knowledge/knowledge-path.ts'
import { wordsOf } from './words/words-of.ts'

type Step = { readonly name: string; readonly path: string }

/** The pages above a page, the home page first; it is above itself nowhere. */
export function trailOf({ view, language, homePath, indexes }: KnowledgePage): readonly Step[] {
  const words = wordsOf(language)
  const home = { name: words.help, path: homePath }
  switch (view.kind) {
    case 'home':
    case 'failure':
      return []
    case 'article': {
      const { type, category } = view.article
      if (type !== 'article') {
        const path = indexes.find(each => each.type === type)?.path ?? `/${type}`
        return [home, { name: words.types[type], path }]
      }
      return category ? [home, { name: category.name, path: categoryPath(category.slug) }] : [home]
    }
    default:
      return [home]
  }
}
