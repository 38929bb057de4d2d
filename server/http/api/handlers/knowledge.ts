import { listArticles } from '#server/domain/knowledge/articles/list-articles.ts'
import { listKnowledgeTopics, listSitemap } from '#server/domain/knowledge/articles/overviews.ts'
import { rateArticle } from '#server/domain/knowledge/articles/rate-article.ts'
import { readArticle } from '#server/domain/knowledge/articles/read-article.ts'
import { searchArticles } from '#server/domain/knowledge/articles/search-articles.ts'
import { readHelpCenter } from '#server/domain/settings/help-center.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of what visitors of a company read. */
export function knowledgeHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listArticles: ({ actor, query }) => listArticles(database, actor.company, query),
    readArticle: ({ actor, query }) => readArticle(database, actor.company, query),
    listKnowledgeTopics: async ({ actor, query }) => ({
      ...(await listKnowledgeTopics(database, actor.company, query.language)),
      help_center: await readHelpCenter(database, actor.company),
    }),
    searchKnowledge: ({ actor, query }) => searchArticles(deps, actor.company, query),
    async rateArticle({ actor, body }) {
      await rateArticle(deps, actor.company, body)
      return { ok: true }
    },
    listSitemap: async ({ actor }) => ({ entries: await listSitemap(database, actor.company) }),
  } satisfies Partial<Handlers>
}
