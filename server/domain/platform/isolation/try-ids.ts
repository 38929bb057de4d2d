/** Another tenant's ids, under good credentials of one's own. */
import { randomUUID } from 'node:crypto'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { type Attempt, type Attempts, inTurn, refused, silent, staysOut, works } from './attempts.ts'
import { call } from './fire.ts'
import { BODIES } from './id-bodies.ts'
import type { Scene, Side } from './scene.ts'

const ABSENT = [
  'conversation_not_found',
  'person_not_found',
  'session_not_found',
  'invitation_not_found',
  'impersonation_not_found',
  'content_not_found',
  'topic_not_found',
  'synonyms_not_found',
  'blocked_network_not_found',
  'import_not_found',
  'test_not_found',
  'team_not_found',
  'view_not_found',
  'note_not_found',
  'message_not_found',
  'scheduled_not_found',
  'canned_reply_not_found',
  'macro_not_found',
  'rule_not_found',
  'sla_policy_not_found',
  'customer_not_found',
  'list_not_found',
  'email_not_found',
  'route_not_found',
]

/** The kind of row to which the id in each path belongs. */
const SUBJECTS: readonly (readonly [path: string, id: (side: Side) => string])[] = [
  ['/api/conversations/', side => side.conversationId],
  ['/api/people/', side => side.personId],
  ['/api/sessions/', side => side.sessionId],
  ['/api/invitations/', side => side.invitationId],
  ['/api/impersonations/', side => side.impersonationId],
  ['/api/platform/tenants/', side => side.companyId],
  // Rows that a scratch company has only once have the company's id.
  ['/api/content', side => side.companyId],
  ['/api/synonyms/', side => side.companyId],
  ['/api/imports/', side => side.companyId],
  ['/api/pinned-tests/', side => side.companyId],
  ['/api/suggestions/', side => side.conversationId],
  ['/api/agents/', side => side.personId],
  ...[
    '/api/teams/',
    '/api/views/',
    '/api/notes/',
    '/api/messages/',
    '/api/scheduled/',
    '/api/canned-replies/',
    '/api/macros/',
    '/api/rules/',
    '/api/sla-policies/',
    '/api/customers/',
    '/api/lists/',
    '/api/blocked-networks/',
    '/api/emails/',
  ].map(path => [path, (side: Side) => side.companyId] as const),
]

/** The tables that the database exposes, with the column that holds each tenant's canary. */
const TABLES = [
  ['companies', 'name'],
  ['profiles', 'full_name'],
  ['conversations', 'subject'],
  ['messages', 'content'],
  ['content', 'title'],
] as const

/** Tries another tenant's ids, with the attacker's own valid credentials. */
export const tryIds: Attempts = scene => inTurn([...callsWithId(scene), ...lists(scene), ...tables(scene)])

/** Returns every call of the contract that takes an id, as the tenant's member and as its visitor. */
function callsWithId(scene: Scene): Attempt[] {
  const { own, other } = scene
  const principals = [
    { who: 'member', token: own.memberToken, access: ['member', 'user', 'staff'] },
    { who: 'visitor', token: own.visitorToken, access: ['visitor'] },
  ] as const
  const names = Object.keys(ENDPOINTS) as EndpointName[]
  return principals.flatMap(({ who, token, access }) =>
    names
      .filter(name => isFor(name, access) && ENDPOINTS[name][1].includes(':id'))
      .map(name => {
        const [method, path] = ENDPOINTS[name]
        const id = SUBJECTS.find(([start]) => path.startsWith(start))![1](other)
        const title = `A’s ${who}: ${method} ${path} with B’s id`
        return refused(scene, title, call(name, id, { token, body: BODIES[name] }), ABSENT)
      }),
  )
}

function isFor(name: EndpointName, access: readonly string[]): boolean {
  const route: Route = ROUTES[name]
  return route.access.some(each => access.includes(each))
}

function lists(scene: Scene): Attempt[] {
  const { own, other } = scene
  const token = own.memberToken
  const body = { assignee_id: other.personId }
  return [
    works(
      scene,
      'A’s member lists A’s conversations',
      call('listConversations', null, { token }),
      own.canary,
    ),
    silent(scene, 'A’s list of conversations has none of B’s', call('listConversations', null, { token })),
    works(
      scene,
      'A’s member opens A’s conversation',
      call('getConversation', own.conversationId, { token }),
      own.canary,
    ),
    works(
      scene,
      'A’s visitor reads A’s conversation',
      call('listMessages', own.conversationId, { token: own.visitorToken }),
      own.canary,
    ),
    sameAsUnknown(scene),
    silent(scene, 'A’s list of people has none of B’s', call('listPeople', null, { token })),
    works(scene, 'A’s member lists A’s pinned tests', call('listPinnedTests', null, { token }), own.canary),
    silent(scene, 'A’s list of pinned tests has none of B’s', call('listPinnedTests', null, { token })),
    silent(scene, 'A’s audit has none of B’s entries', call('listAudit', null, { token })),
    silent(scene, 'A’s list of impersonations has none of B’s', call('listImpersonations', null, { token })),
    refused(
      scene,
      'A’s conversation cannot be given to B’s person',
      call('updateConversation', own.conversationId, { token, body }),
      ['assignee_not_found'],
    ),
    refused(
      scene,
      'A’s visitor asks for a token of B’s conversation',
      call('createVisitorToken', null, {
        token: own.visitorToken,
        body: { conversation_id: other.conversationId },
      }),
      ABSENT,
    ),
    refused(scene, 'A’s member asks for the list of tenants', call('listTenants', null, { token }), ABSENT),
  ]
}

/**
 * Whether the other tenant's id gets the same answer as an unknown one. A different answer would reveal what exists.
 */
function sameAsUnknown({ fire, own, other }: Scene): Attempt {
  const ask = (id: string) => fire(call('getConversation', id, { token: own.memberToken }))
  return {
    title: 'B’s id is answered like one that nobody has',
    async run() {
      const [foreign, unknown] = [await ask(other.conversationId), await ask(randomUUID())]
      const passed = foreign.status === unknown.status && foreign.text === unknown.text
      return { passed, detail: `${foreign.status} and ${unknown.status}` }
    },
  }
}

function tables(scene: Scene): Attempt[] {
  const { own, other } = scene
  const token = own.memberToken
  const at = (table: string, query: string) => ({ path: `/rest/v1/${table}?${query}`, token })
  return [
    ...TABLES.flatMap(([table, column]) => [
      works(scene, `A’s member reads A’s rows of ${table}`, at(table, `select=${column}`), own.canary),
      silent(scene, `A’s member reads all rows of ${table}`, at(table, `select=id,${column}`)),
      silent(
        scene,
        `A’s member reads B’s rows of ${table}`,
        at(table, `select=id,${column}&${table === 'companies' ? 'id' : 'company_id'}=eq.${other.companyId}`),
      ),
    ]),
    silent(scene, 'A’s member writes a row into B', {
      ...at('messages', ''),
      method: 'POST',
      body: { company_id: other.companyId, conversation_id: other.conversationId, content: 'Hello' },
    }),
    silent(scene, 'A’s member changes B’s row', {
      ...at('conversations', `id=eq.${other.conversationId}`),
      method: 'PATCH',
      body: { status: 'resolved' },
    }),
    silent(scene, 'A’s member deletes B’s row', {
      ...at('conversations', `id=eq.${other.conversationId}`),
      method: 'DELETE',
    }),
    staysOut(scene, 'A’s member asks for the list of all accounts', {
      path: '/auth/v1/admin/users',
      token,
    }),
  ]
}
