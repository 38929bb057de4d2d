import { changeContents } from '#server/domain/knowledge/authoring/change-contents.ts'
import { createContent } from '#server/domain/knowledge/authoring/create-content.ts'
import { listContentFeedback, listSearches } from '#server/domain/knowledge/authoring/insights.ts'
import { listContent } from '#server/domain/knowledge/authoring/list-content.ts'
import { publishContent } from '#server/domain/knowledge/authoring/publish-content.ts'
import { getContent } from '#server/domain/knowledge/authoring/read-content.ts'
import {
  discardDraft,
  getVersion,
  restoreVersion,
  saveDraft,
} from '#server/domain/knowledge/authoring/save-draft.ts'
import { scheduleContent } from '#server/domain/knowledge/authoring/schedule-content.ts'
import {
  createSynonyms,
  listSynonyms,
  removeSynonyms,
  updateSynonyms,
} from '#server/domain/knowledge/authoring/synonyms.ts'
import {
  createCategory,
  createSection,
  listTopics,
  orderTopics,
  removeTopic,
  updateTopic,
} from '#server/domain/knowledge/authoring/topics.ts'
import {
  archiveContent,
  removeContent,
  removeContentFile,
} from '#server/domain/knowledge/authoring/withdraw-content.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

const OK = { ok: true } as const

/** Handlers of what the company's people do with its content. */
export function contentHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listContent: ({ actor, query }) => listContent(database, actor, query),
    getContent: ({ actor, params }) => getContent(database, actor, params.id),
    createContent: ({ actor, body }) => createContent(deps, actor, body),
    saveDraft: ({ actor, params, body }) => saveDraft(deps, actor, params.id, body),
    discardDraft: ({ actor, params, body }) => discardDraft(deps, actor, params.id, body.revision),
    publishContent: ({ actor, params, body }) => publishContent(deps, actor, params.id, body.revision),
    scheduleContent: ({ actor, params, body }) => scheduleContent(deps, actor, params.id, body),
    archiveContent: ({ actor, params }) => archiveContent(deps, actor, params.id),
    async removeContent({ actor, params }) {
      await removeContent(deps, actor, params.id)
      return OK
    },
    changeContents: ({ actor, body }) => changeContents(deps, actor, body),
    getVersion: ({ actor, params, query }) => getVersion(database, actor, params.id, query.number),
    restoreVersion: ({ actor, params, body }) => restoreVersion(deps, actor, params.id, body),
    async removeContentFile({ actor, params, body }) {
      await removeContentFile(deps, actor, params.id, body.name)
      return OK
    },
    listTopics: async ({ actor }) => ({ categories: await listTopics(database, actor) }),
    createCategory: ({ actor, body }) => createCategory(database, actor, body),
    async updateCategory({ actor, params, body }) {
      await updateTopic(database, actor, 'category', params.id, body)
      return OK
    },
    async removeCategory({ actor, params }) {
      await removeTopic(database, actor, 'category', params.id)
      return OK
    },
    createSection: ({ actor, body }) => createSection(database, actor, body),
    async updateSection({ actor, params, body }) {
      await updateTopic(database, actor, 'section', params.id, body)
      return OK
    },
    async removeSection({ actor, params }) {
      await removeTopic(database, actor, 'section', params.id)
      return OK
    },
    async orderTopics({ actor, body }) {
      await orderTopics(database, actor, body)
      return OK
    },
    listSynonyms: async ({ actor }) => ({ synonyms: await listSynonyms(database, actor) }),
    createSynonyms: ({ actor, body }) => createSynonyms(database, actor, body),
    updateSynonyms: ({ actor, params, body }) => updateSynonyms(database, actor, params.id, body.words),
    async removeSynonyms({ actor, params }) {
      await removeSynonyms(database, actor, params.id)
      return OK
    },
    listContentFeedback: ({ actor, query }) => listContentFeedback(database, actor, query),
    listSearches: async ({ actor, query }) => ({ searches: await listSearches(deps, actor, query) }),
  } satisfies Partial<Handlers>
}
