/** The company's settings, and the knowledge base. */
import { randomUUID } from 'node:crypto'
import { tellThread } from '../conversations/thread-kit.ts'
import { newContent, published } from '../knowledge/content-kit.ts'
import { type Stage, slice } from './impersonation-slice.ts'

type Prepared = {
  readonly category: string
  readonly section: string
  readonly synonyms: string
  readonly begun: string
  readonly pinned: string
  /** A resolved conversation in which an agent answered what the AI could not. */
  readonly thread: string
  readonly content: { readonly id: string; readonly revision: number }
  /** The version of the settings of its sites. */
  readonly install: number
}

/** Creates a row of acme's for each kind in the knowledge base. */
async function prepare({ admin, server, database }: Stage): Promise<Prepared> {
  const name = randomUUID()
  const { id: category } = (await admin('createCategory', { body: { name } })).body
  const { id: section } = (await admin('createSection', { body: { category_id: category, name } })).body
  const { id: synonyms } = (await admin('createSynonyms', { body: { words: ['a', 'b'] } })).body
  const { id: begun } = (await admin('createImport', { body: { kind: 'files' } })).body
  const test = { question: name, expected: 'no-answer' as const }
  const { id: pinned } = (await admin('createPinnedTest', { body: test })).body
  const thread = await database.asOwner(query =>
    tellThread(
      query,
      server.clock,
      [
        ['visitor', 'Do you ship to Norway?'],
        ['ai', 'x', { type: 'offer' }],
        ['agent', 'We do.'],
      ],
      { isResolved: true },
    ),
  )
  const draft = await newContent(admin)
  const { revision } = await published(admin, draft)
  const saved = await admin('saveDraft', { params: { id: draft.id }, body: { revision, title: 'Changed' } })
  await database.asOwner(query =>
    query(
      "insert into storage.objects (bucket_id, name) values ('content-attachments', $1 || '/1-x-a.png')",
      [draft.id],
    ),
  )
  const content = { id: draft.id, revision: saved.body.revision }
  const install = (await admin('getSettings', { params: { section: 'install' } })).body.version
  return { category, section, synonyms, begun, pinned, thread, content, install }
}

function of<Body extends object>({ id, revision }: Prepared['content'], body = {} as Body) {
  return { params: { id }, body: { ...body, revision } }
}

/** The writing calls. */
export const KNOWLEDGE_WRITES = slice(
  prepare,
  {
    // A section that has a column, too.
    saveSettings: ({ install }) => ({
      params: { section: 'install' },
      body: { version: install, value: { widget_sites: [`https://${randomUUID()}.example`] } },
    }),
    createContent: () => ({ body: { title: 'Of the platform' } }),
    saveDraft: ({ content }) => of(content, { title: 'Of the platform' }),
    discardDraft: ({ content }) => of(content),
    publishContent: ({ content }) => of(content),
    scheduleContent: ({ content }) => of(content, { publish_at: '2099-01-01T00:00:00Z' }),
    archiveContent: ({ content }) => ({ params: { id: content.id } }),
    restoreVersion: ({ content }) => of(content, { number: 1 }),
    changeContents: ({ content }) => ({ body: { ids: [content.id], action: 'publish' } }),
    orderTopics: ({ category }) => ({ body: { kind: 'category', ids: [category] } }),
    createCategory: () => ({ body: { name: 'Of the platform' } }),
    updateCategory: ({ category }) => ({ params: { id: category }, body: { name: 'New' } }),
    createSection: ({ category }) => ({ body: { category_id: category, name: 'New' } }),
    updateSection: ({ section }) => ({ params: { id: section }, body: { name: 'New' } }),
    createSynonyms: () => ({ body: { words: ['c', 'd'] } }),
    updateSynonyms: ({ synonyms }) => ({ params: { id: synonyms }, body: { words: ['c', 'd'] } }),
    createPinnedTest: () => ({ body: { question: randomUUID(), expected: 'no-answer' } }),
    updatePinnedTest: ({ pinned }) => ({
      params: { id: pinned },
      body: { question: randomUUID(), expected: 'no-answer' },
    }),
    dismissGap: () => ({ body: { questions: [randomUUID()] } }),
    addAlternateQuestion: ({ content }) => ({
      body: { question: randomUUID(), content_id: content.id },
    }),
    draftSuggestion: ({ thread }) => ({ params: { id: thread }, body: {} }),
    addSuggestedQuestion: ({ thread, content }) => ({
      params: { id: thread },
      body: { content_id: content.id },
    }),
    dismissSuggestion: ({ thread }) => ({ params: { id: thread } }),
    createImport: () => ({ body: { kind: 'files' } }),
    startImport: ({ begun }) => ({ params: { id: begun } }),
    cancelImport: ({ begun }) => ({ params: { id: begun } }),
  },
  {
    removeContent: ({ content: { id } }) => [{ params: { id } }, { target: id, action: 'content.delete' }],
    removeContentFile: ({ content: { id } }) => [
      { params: { id }, body: { name: `${id}/1-x-a.png` } },
      { target: id, action: 'content.file_removed' },
    ],
    removeCategory: ({ category: id }) => [
      { params: { id } },
      { target: id, action: 'content_categories.delete' },
    ],
    removeSection: ({ section: id }) => [
      { params: { id } },
      { target: id, action: 'content_sections.delete' },
    ],
    removeSynonyms: ({ synonyms: id }) => [
      { params: { id } },
      { target: id, action: 'content_synonyms.delete' },
    ],
    removePinnedTest: ({ pinned: id }) => [
      { params: { id } },
      { target: id, action: 'pinned_questions.delete' },
    ],
    addImportFiles: ({ begun: id }) => [
      { params: { id }, body: { files: [{ name: 'a.md', text: '# A' }] } },
      { target: id, action: 'imports.update' },
    ],
  },
)
