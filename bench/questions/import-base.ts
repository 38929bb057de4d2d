import type { CallApi } from '#host-app/shared/api/api.ts'
import type { BaseArticle } from './read-items.ts'

/** Publishes the articles under their slugs in a company, replacing everything it has published. */
export async function importBase(call: CallApi, articles: readonly BaseArticle[]): Promise<void> {
  for (let more = true; more; ) {
    const { contents, next } = await call('listContent', { query: {} })
    if (contents.length > 0)
      await call('changeContents', { body: { ids: contents.map(({ id }) => id), action: 'remove' } })
    more = next !== null
  }
  for (const article of articles) {
    const { id, revision } = await call('createContent', { body: article })
    await call('publishContent', { params: { id }, body: { revision } })
  }
}
