/** Who may do what to which row: the expectation that the database is measured against. What is not listed is refused. */
export const ID = {
  A: 'a0000000-0000-4000-8000-000000000001',
  B: 'b0000000-0000-4000-8000-000000000001',
  P: 'c0000000-0000-4000-8000-000000000001',
  agentA: 'a0000000-0000-4000-8000-0000000000a1',
  viewerA: 'a0000000-0000-4000-8000-0000000000a2',
  suspendedA: 'a0000000-0000-4000-8000-0000000000a3',
  invitedA: 'a0000000-0000-4000-8000-0000000000a4',
  adminA: 'a0000000-0000-4000-8000-0000000000a5',
  agentB: 'b0000000-0000-4000-8000-0000000000b1',
  staff: 'c0000000-0000-4000-8000-0000000000c1',
  A1: 'a0000000-0000-4000-8000-0000000000d1',
  A2: 'a0000000-0000-4000-8000-0000000000d2',
  B1: 'b0000000-0000-4000-8000-0000000000d1',
  answer: 'a0000000-0000-4000-8000-0000000000d3',
  draft: 'a0000000-0000-4000-8000-0000000000e1',
  internal: 'a0000000-0000-4000-8000-0000000000e2',
  fresh: 'a0000000-0000-4000-8000-0000000000f1',
} as const
type Label = keyof typeof ID

const token = (company: Label, conversation: Label) => ({
  role: 'anon',
  company_id: ID[company],
  conversation_id: ID[conversation],
})
const person = (who: Label) => ({ role: 'authenticated', sub: ID[who] })
const api = <T extends object>(api_actor: string, claims: T) => ({ ...claims, api_actor })

/** Claims by identity: first as tokens carry them, then those that the server alone sets. */
export const IDENTITIES = {
  anon: { role: 'anon' },
  visitorA1: token('A', 'A1'),
  visitorA2: token('A', 'A2'),
  visitorB: token('B', 'B1'),
  visitorFresh: token('A', 'fresh'),
  agentA: person('agentA'),
  adminA: person('adminA'),
  viewerA: person('viewerA'),
  suspendedA: person('suspendedA'),
  invitedA: person('invitedA'),
  agentB: person('agentB'),
  staff: person('staff'),
  apiTenantA: api('visitor', { role: 'anon', tenant_subdomain: 'a' }),
  apiPlatform: api('visitor', { role: 'anon', company_id: ID.P }),
  apiFresh: api('visitor', token('A', 'fresh')),
  apiVisitorA1: api('visitor', token('A', 'A1')),
  apiAiA1: api('ai', { ...token('A', 'A1'), role: 'authenticated' }),
  apiAgentA: api('member', person('agentA')),
  apiViewerA: api('member', person('viewerA')),
  apiSuspendedA: api('member', person('suspendedA')),
  apiInvitedA: api('member', person('invitedA')),
  apiAgentB: api('member', person('agentB')),
} as const
export type Identity = keyof typeof IDENTITIES

const MEMBERS_A: Identity[] = ['agentA', 'adminA', 'viewerA', 'apiAgentA', 'apiViewerA']
const MEMBERS_B: Identity[] = ['agentB', 'apiAgentB']
const TOKEN_A1: Identity[] = ['visitorA1', 'apiVisitorA1']
const SIGNED_IN: Identity[] = [
  ...MEMBERS_A,
  ...MEMBERS_B,
  'suspendedA',
  'apiSuspendedA',
  'invitedA',
  'apiInvitedA',
  'staff',
  'apiAiA1',
]
type Write = readonly [name: string, sql: string, allowed: readonly Identity[]]
export type TablePolicy = {
  /** Rows and who sees them; a row's id is `ID[label]`. */
  readonly select: Partial<Record<Label, readonly Identity[]>>
  /** A column whose change is tried on each row; its own value unless `to` says otherwise. */
  readonly change: string
  readonly update?: Partial<Record<Label, readonly Identity[]>>
  readonly delete?: Partial<Record<Label, readonly Identity[]>>
  readonly writes: readonly Write[]
}

const message = (
  company: Label,
  conversation: Label,
  sender: string,
  by: Label | null,
  content: 'x' | '[system] x' = 'x',
) =>
  `insert into public.messages (company_id, conversation_id, sender_type, sender_id, content)
   values ('${ID[company]}', '${ID[conversation]}', '${sender}', ${by ? `'${ID[by]}'` : 'null'}, '${content}')`
const conversation = (company: Label, id: Label | null) =>
  `insert into public.conversations (id, company_id, subject, source)
   values (${id ? `'${ID[id]}'` : 'gen_random_uuid()'}, '${ID[company]}', 'x', 'widget')`
const audit = (company: Label, by: Label) =>
  `insert into public.audit (company_id, actor_id, action) values ('${ID[company]}', '${ID[by]}', 'x')`
const erasure = (company: Label, conversation: Label, action = 'conversation.erased_by_visitor') =>
  `insert into public.audit (company_id, action, target_id) values ('${ID[company]}', '${action}', '${ID[conversation]}')`
const rating = (message: Label) => `update public.messages set helpful = true where id = '${ID[message]}'`
const lead = (company: Label) =>
  `insert into public.leads (company_id, email, source) values ('${ID[company]}', 'x@x.test', 'hero')`
const status = (who: Label, to: string) =>
  `update public.profiles set status = '${to}' where id = '${ID[who]}'`

export const POLICY: Readonly<Record<string, TablePolicy>> = {
  companies: {
    select: {
      A: [...MEMBERS_A, 'apiTenantA', 'apiFresh', 'apiVisitorA1', 'apiAiA1'],
      B: MEMBERS_B,
      P: [...SIGNED_IN, 'apiPlatform'],
    },
    change: 'name',
    writes: [
      ['insert', "insert into public.companies (name, subdomain) values ('x', 'x')", []],
      ['read the signing key', `select identity_secret from public.companies where id = '${ID.A}'`, []],
      [
        'ask for the signing key',
        'select 1 where app.identity_secret() is not null',
        ['apiFresh', 'apiVisitorA1'],
      ],
    ],
  },
  profiles: {
    select: {
      agentA: MEMBERS_A,
      suspendedA: [...MEMBERS_A, 'suspendedA', 'apiSuspendedA'],
      invitedA: [...MEMBERS_A, 'invitedA', 'apiInvitedA'],
      agentB: MEMBERS_B,
      staff: ['staff'],
    },
    change: 'role',
    writes: [
      ['accept an invitation', status('invitedA', 'active'), ['apiInvitedA']],
      ['invited to suspended', status('invitedA', 'suspended'), []],
      ['suspended to active', status('suspendedA', 'active'), []],
      [
        'insert',
        `insert into public.profiles (id, company_id, full_name, role) values (gen_random_uuid(), '${ID.A}', 'x', 'owner')`,
        [],
      ],
    ],
  },
  customers: {
    select: { A1: MEMBERS_A, B1: MEMBERS_B },
    change: 'name',
    writes: [
      ['insert', `insert into public.customers (company_id, email) values ('${ID.A}', 'y@y.test')`, []],
      [
        'be vouched for',
        "select app.verified_customer('key', null, null)",
        ['apiPlatform', 'apiFresh', 'apiVisitorA1'],
      ],
    ],
  },
  conversations: {
    select: {
      A1: [...MEMBERS_A, ...TOKEN_A1, 'apiAiA1'],
      A2: [...MEMBERS_A, 'visitorA2'],
      B1: [...MEMBERS_B, 'visitorB'],
    },
    change: 'updated_at',
    update: { A1: ['apiVisitorA1', 'apiAiA1', 'apiAgentA'], A2: ['apiAgentA'], B1: ['apiAgentB'] },
    delete: { A1: ['apiVisitorA1'] },
    writes: [
      [
        'read an address',
        `select customer_email from public.conversations where id = '${ID.A1}'`,
        [...MEMBERS_A, 'apiAiA1'],
      ],
      ['ask for the contact', 'select 1 from app.visitor_contact()', ['apiVisitorA1']],
      ['start its own', conversation('A', 'fresh'), ['apiFresh']],
      ['start another', conversation('A', null), []],
      ['start in another company', conversation('B', 'fresh'), []],
    ],
  },
  messages: {
    select: {
      A1: [...MEMBERS_A, ...TOKEN_A1, 'apiAiA1'],
      A2: [...MEMBERS_A, 'visitorA2'],
      B1: [...MEMBERS_B, 'visitorB'],
      answer: [...MEMBERS_A, ...TOKEN_A1, 'apiAiA1'],
    },
    change: 'content',
    writes: [
      ['rate an answer', rating('answer'), ['apiVisitorA1']],
      ['rate its own words', rating('A1'), []],
      ['visitor in A1', message('A', 'A1', 'visitor', null), ['apiVisitorA1']],
      ['visitor in A2', message('A', 'A2', 'visitor', null), []],
      ['visitor in B1', message('B', 'B1', 'visitor', null), []],
      ['visitor with an id', message('A', 'A1', 'visitor', 'agentA'), []],
      ['ai in A1', message('A', 'A1', 'ai', null), ['apiAiA1']],
      ['ai in A2', message('A', 'A2', 'ai', null), []],
      ['agent in A1', message('A', 'A1', 'agent', 'agentA'), ['apiAgentA']],
      ['agent in A2', message('A', 'A2', 'agent', 'agentA'), ['apiAgentA']],
      ['agent in B1', message('B', 'B1', 'agent', 'agentA'), []],
      ['agent as a viewer', message('A', 'A1', 'agent', 'viewerA'), []],
      ['agent without an id', message('A', 'A1', 'agent', null), []],
      ['system in A1', message('A', 'A1', 'system', null), []],
      ['system mark in A1', message('A', 'A1', 'system', null, '[system] x'), ['apiAiA1']],
      ['system mark in A2', message('A', 'A2', 'system', null, '[system] x'), []],
      ['system mark with an id', message('A', 'A1', 'system', 'agentA', '[system] x'), []],
    ],
  },
  content: {
    select: {
      A1: [...MEMBERS_A, 'apiFresh', 'apiVisitorA1', 'apiAiA1'],
      draft: MEMBERS_A,
      internal: MEMBERS_A,
      B1: MEMBERS_B,
    },
    change: 'body',
    writes: [],
  },
  attachments: {
    select: {
      A1: [...MEMBERS_A, ...TOKEN_A1],
      A2: [...MEMBERS_A, 'visitorA2'],
      B1: [...MEMBERS_B, 'visitorB'],
    },
    change: 'file_name',
    writes: [],
  },
  audit: {
    select: { A1: ['adminA'], B1: [], P: ['staff'] },
    change: 'action',
    writes: [
      ['as itself', audit('A', 'agentA'), ['apiAgentA']],
      ['a viewer as itself', audit('A', 'viewerA'), ['apiViewerA']],
      ['as another', audit('A', 'adminA'), []],
      ['in another company', audit('B', 'agentA'), []],
      ['erasure of its own', erasure('A', 'A1'), ['apiVisitorA1']],
      ['erasure of another', erasure('A', 'A2'), []],
      ['erasure in another company', erasure('B', 'A1'), []],
      ['another act without a name', erasure('A', 'A1', 'x'), []],
      ['suspended', audit('A', 'suspendedA'), []],
    ],
  },
  leads: {
    select: { P: ['staff'], A1: [] },
    change: 'email',
    writes: [
      ['for the platform', lead('P'), ['apiPlatform']],
      ['for A', lead('A'), []],
    ],
  },
}
