/** What platform staff write for a tenant: nothing without leave, and nothing that the tenant cannot read of. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'
import { type ImpersonationKit, openImpersonationKit, STAFF, STAFF_NAME } from './impersonation-kit.ts'
import { tellThread } from './thread-kit.ts'

/** Every table whose rows a member's call could change. */
const TABLES = [
  'companies',
  'profiles',
  'customers',
  'conversations',
  'messages',
  'content',
  'content_categories',
  'content_drafts',
  'content_redirects',
  'content_sections',
  'content_synonyms',
  'ai_settings',
  'content_versions',
  'gap_dismissals',
  'imports',
  'pinned_questions',
  'settled_suggestions',
  'attachments',
  'role_permissions',
  'invitations',
]

describeEachDatabase('writing for a tenant', given => {
  let server: TestServer
  let kit: ImpersonationKit

  beforeAll(async () => {
    server = await openTestServer(given.database)
    kit = await openImpersonationKit(server, given.database)
  })
  afterAll(() => server.close())

  describe('read-only', () => {
    it.each(Object.keys(WRITES) as Write[])('[R4] can write nothing by %s', async name => {
      const visitor = await server.asVisitor()
      const { call } = await kit.acting()
      const rows = await prepared()
      const before = await contents()
      const refused = await call(name, WRITES[name](visitor.id, rows))
      expect(refused.code).toBe('impersonation_read_only')
      expect(await contents()).toEqual(before)
    })
  })

  describe('with leave to write', () => {
    it('knows every call that writes for a tenant', () => {
      const writing = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name => {
        const route: Route = ROUTES[name]
        const [method] = ENDPOINTS[name]
        return route.access.includes('member') && method !== 'GET' && route.refusesImpersonation !== true
      })
      expect(writing.sort()).toEqual(
        [...Object.keys(WRITES), ...Object.keys(REMOVALS), ...ASKS, 'endImpersonation'].sort(),
      )
    })

    it.each(Object.keys(WRITES) as Write[])('[IMP-05] leaves a row for all that %s writes', async name => {
      const visitor = await server.asVisitor()
      // A colleague has the conversation, so that the AI writes nothing in between.
      const agent = await server.asMember('agent@acme.test')
      await agent('postMessage', { params: { id: visitor.id }, body: { content: 'Hello' } })
      const { id, call } = await kit.acting(true)
      const ready = await prepared()
      const before = await contents()
      const done = await call(name, WRITES[name](visitor.id, ready))
      expect(done.status).toBeLessThan(300)
      const after = await contents()
      const changed = [...after].filter(([key, row]) => before.get(key) !== row).map(([key]) => key)
      expect(changed).not.toEqual([])

      const { entries } = (await (await server.asMember('maeve@acme.test'))('listAudit')).body
      const own = entries.filter(entry => entry.impersonation_id === id)
      const written = own.filter(({ action }) => /\.(insert|update|delete)$/.test(action))
      const rows = written.map(({ action, target_id }) => `${action.split('.')[0]} ${target_id}`)
      expect([...new Set(rows)].sort()).toEqual(changed.sort())
      for (const entry of own) expect(entry.actor_id).toBe(STAFF)
      for (const entry of written) expect(entry.actor_name).toBe(STAFF_NAME)
    })

    it.each(Object.keys(REMOVALS) as Removal[])('[IMP-05] leaves a row for what %s removes', async name => {
      const { id, call } = await kit.acting(true)
      const ready = await prepared()
      const [target, action, body] = REMOVALS[name](ready)
      const done = await call(name as 'removeContentFile', { params: { id: target }, ...body } as never)
      expect(done.status).toBe(200)
      const { entries } = (await (await server.asMember('maeve@acme.test'))('listAudit')).body
      const own = entries.filter(entry => entry.impersonation_id === id && entry.target_id === target)
      expect(own.map(entry => entry.action)).toContain(action)
      for (const entry of own) expect([entry.actor_id, entry.actor_name]).toEqual([STAFF, STAFF_NAME])
    })

    it('[R4] [IMP-05] may not touch people, passwords, permissions or sessions', async () => {
      const { call } = await kit.acting(true)
      const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name => {
        const route: Route = ROUTES[name]
        return route.refusesImpersonation === true
      })
      expect(names).toEqual(expect.arrayContaining(['listPeople', 'setPermissions', 'listSessions']))
      const before = await contents()
      for (const name of names) {
        const given = { params: { id: personId('agent@acme.test') }, ...BODIES[name] }
        const answer = await call(name as 'removePerson', given)
        expect([name, answer.code]).toEqual([name, 'forbidden_while_impersonating'])
      }
      expect(await contents()).toEqual(before)
    })

    it('is no platform staff', async () => {
      const { call } = await kit.acting(true)
      expect((await call('listTenants', { query: {} })).code).toBe('route_not_found')
      expect((await call('adminDebugbar')).code).toBe('route_not_found')
    })
  })

  /** Of each kind that the knowledge base has, a row of acme's own. */
  async function prepared(): Promise<Prepared> {
    const admin = await server.asMember('admin@acme.test')
    const name = randomUUID()
    const { id: category } = (await admin('createCategory', { body: { name } })).body
    const { id: section } = (await admin('createSection', { body: { category_id: category, name } })).body
    const { id: synonyms } = (await admin('createSynonyms', { body: { words: ['a', 'b'] } })).body
    const { id: begun } = (await admin('createImport', { body: { kind: 'files' } })).body
    const test = { question: name, expected: 'no-answer' as const }
    const { id: pinned } = (await admin('createPinnedTest', { body: test })).body
    const thread = await given.database.asOwner(query =>
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
    const body = { revision, title: 'Changed' }
    const saved = await admin('saveDraft', { params: { id: draft.id }, body })
    await kit.sql(
      "insert into storage.objects (bucket_id, name) values ('content-attachments', $1 || '/1-x-a.png')",
      [draft.id],
    )
    return {
      category,
      section,
      synonyms,
      begun,
      pinned,
      thread,
      content: { id: draft.id, revision: saved.body.revision },
    }
  }

  /** Every row that a call could change, as text, by table and id. */
  async function contents(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const table of TABLES)
      for (const { id, row } of await kit.sql<{ id: string; row: string }>(
        `select id, to_jsonb(t)::text as row from public.${table} t`,
      ))
        found.set(`${table} ${id}`, row)
    return found
  }
})

/** Calls by which a member writes, each on a visitor's open conversation. */
const WRITES = {
  updateConversation: (id: string) => ({ params: { id }, body: { priority: 'urgent' as const } }),
  postMessage: (id: string) => ({ params: { id }, body: { content: 'Hello from the platform' } }),
  setNeedsHuman: (id: string) => ({ params: { id }, body: { needs_human: true } }),
  resolveConversation: (id: string) => ({ params: { id } }),
  postSeen: (id: string) => ({ params: { id }, body: { sequence: 1 } }),
  updateCompany: () => ({ body: { widget_sites: [`https://${randomUUID()}.example`] } }),
  changeAiSettings: () => ({ body: { instructions: randomUUID() } }),
  createContent: () => ({ body: { title: 'Of the platform' } }),
  saveDraft: (_: string, { content }: Prepared) => of(content, { title: 'Of the platform' }),
  discardDraft: (_: string, { content }: Prepared) => of(content),
  publishContent: (_: string, { content }: Prepared) => of(content),
  scheduleContent: (_: string, { content }: Prepared) => of(content, { publish_at: '2099-01-01T00:00:00Z' }),
  archiveContent: (_: string, { content }: Prepared) => ({ params: { id: content.id } }),
  restoreVersion: (_: string, { content }: Prepared) => of(content, { number: 1 }),
  changeContents: (_: string, { content }: Prepared) => ({
    body: { ids: [content.id], action: 'publish' as const },
  }),
  orderTopics: (_: string, { category }: Prepared) => ({
    body: { kind: 'category' as const, ids: [category] },
  }),
  createCategory: () => ({ body: { name: 'Of the platform' } }),
  updateCategory: (_: string, { category }: Prepared) => ({
    params: { id: category },
    body: { name: 'New' },
  }),
  createSection: (_: string, { category }: Prepared) => ({ body: { category_id: category, name: 'New' } }),
  updateSection: (_: string, { section }: Prepared) => ({ params: { id: section }, body: { name: 'New' } }),
  createSynonyms: () => ({ body: { words: ['c', 'd'] } }),
  updateSynonyms: (_: string, { synonyms }: Prepared) => ({
    params: { id: synonyms },
    body: { words: ['c', 'd'] },
  }),
  createPinnedTest: () => ({ body: { question: randomUUID(), expected: 'no-answer' as const } }),
  updatePinnedTest: (_: string, { pinned }: Prepared) => ({
    params: { id: pinned },
    body: { question: randomUUID(), expected: 'no-answer' as const },
  }),
  dismissGap: () => ({ body: { questions: [randomUUID()] } }),
  draftSuggestion: (_: string, { thread }: Prepared) => ({ params: { id: thread }, body: {} }),
  addSuggestedQuestion: (_: string, { thread, content }: Prepared) => ({
    params: { id: thread },
    body: { content_id: content.id },
  }),
  dismissSuggestion: (_: string, { thread }: Prepared) => ({ params: { id: thread } }),
  createImport: () => ({ body: { kind: 'files' as const } }),
  startImport: (_: string, { begun }: Prepared) => ({ params: { id: begun } }),
  cancelImport: (_: string, { begun }: Prepared) => ({ params: { id: begun } }),
}
type Prepared = {
  readonly category: string
  readonly section: string
  readonly synonyms: string
  readonly begun: string
  readonly pinned: string
  /** A resolved one, in which a person answered what the AI could not. */
  readonly thread: string
  readonly content: { readonly id: string; readonly revision: number }
}

function of<Body extends object>({ id, revision }: Prepared['content'], body = {} as Body) {
  return { params: { id }, body: { ...body, revision } }
}

/** Calls that remove, or write rows that stand in the audit with another's: what it is about, and what it says. */
const REMOVALS = {
  removeContent: ({ content }: Prepared) => [content.id, 'content.delete', {}] as const,
  removeContentFile: ({ content }: Prepared) =>
    [content.id, 'content.file_removed', { body: { name: `${content.id}/1-x-a.png` } }] as const,
  removeCategory: ({ category }: Prepared) => [category, 'content_categories.delete', {}] as const,
  removeSection: ({ section }: Prepared) => [section, 'content_sections.delete', {}] as const,
  removeSynonyms: ({ synonyms }: Prepared) => [synonyms, 'content_synonyms.delete', {}] as const,
  removePinnedTest: ({ pinned }: Prepared) => [pinned, 'pinned_questions.delete', {}] as const,
  addImportFiles: ({ begun }: Prepared) =>
    [begun, 'imports.update', { body: { files: [{ name: 'a.md', text: '# A' }] } }] as const,
}
/** Calls that only ask, with much to say. */
const ASKS: readonly EndpointName[] = ['askPlayground', 'runPinnedTests', 'diffAnswers']
type Removal = keyof typeof REMOVALS

type Write = keyof typeof WRITES

/** What calls that are refused would have taken. */
const BODIES: Partial<Record<EndpointName, { readonly body: object }>> = {
  updateProfile: { body: { full_name: 'Somebody else' } },
  updatePerson: { body: { role: 'viewer' } },
  createInvitation: { body: { email: 'new@acme.test', role: 'agent' } },
  setPermissions: { body: { role: 'agent', permissions: [] } },
}
