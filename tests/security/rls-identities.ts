/**
 * The identities that the database meets: people, visitors and impersonations, each with its token's claims,
 * and again as the API server acts for them (`api …`).
 */

/** Ids by name: companies, people, conversations and other rows. The first letter is the company's. */
export const ID = {
  A: 'a0000000-0000-4000-8000-000000000001',
  B: 'b0000000-0000-4000-8000-000000000001',
  /** A company with its own role permissions. */
  C: 'c0000000-0000-4000-8000-000000000001',
  /** The suspended company. */
  S: '50000000-0000-4000-8000-000000000001',
  /** The platform's own company. */
  P: 'f0000000-0000-4000-8000-000000000001',

  agentA: 'a0000000-0000-4000-8000-0000000000a1',
  viewerA: 'a0000000-0000-4000-8000-0000000000a2',
  suspendedA: 'a0000000-0000-4000-8000-0000000000a3',
  invitedA: 'a0000000-0000-4000-8000-0000000000a4',
  adminA: 'a0000000-0000-4000-8000-0000000000a5',
  ownerA: 'a0000000-0000-4000-8000-0000000000a6',
  factorA: 'a0000000-0000-4000-8000-0000000000a7',
  agentB: 'b0000000-0000-4000-8000-0000000000a1',
  adminB: 'b0000000-0000-4000-8000-0000000000a5',
  agentC: 'c0000000-0000-4000-8000-0000000000a1',
  adminC: 'c0000000-0000-4000-8000-0000000000a5',
  adminS: '50000000-0000-4000-8000-0000000000a5',
  staff: 'f0000000-0000-4000-8000-0000000000a1',
  otherStaff: 'f0000000-0000-4000-8000-0000000000a2',
  formerStaff: 'f0000000-0000-4000-8000-0000000000a3',
  lockedStaff: 'f0000000-0000-4000-8000-0000000000a4',
  stranger: 'f0000000-0000-4000-8000-0000000000a5',

  A1: 'a0000000-0000-4000-8000-0000000000d1',
  A2: 'a0000000-0000-4000-8000-0000000000d2',
  B1: 'b0000000-0000-4000-8000-0000000000d1',
  C1: 'c0000000-0000-4000-8000-0000000000d1',
  S1: '50000000-0000-4000-8000-0000000000d1',
  P1: 'f0000000-0000-4000-8000-0000000000d1',
  answer: 'a0000000-0000-4000-8000-0000000000d3',
  draft: 'a0000000-0000-4000-8000-0000000000e1',
  internal: 'a0000000-0000-4000-8000-0000000000e2',
  verified: 'a0000000-0000-4000-8000-0000000000e4',
  accepted: 'a0000000-0000-4000-8000-0000000000e3',
  fresh: 'a0000000-0000-4000-8000-0000000000f1',
  /** Files of notes: on A1 by agentA, on B1 by agentB, and on S1. */
  noteFileA: 'a0000000-0000-4000-8000-0000000000f2',
  noteFileB: 'b0000000-0000-4000-8000-0000000000f2',
  noteFileS: '50000000-0000-4000-8000-0000000000f2',

  reading: 'a0000000-0000-4000-8000-000000000101',
  writing: 'a0000000-0000-4000-8000-000000000102',
  ended: 'a0000000-0000-4000-8000-000000000103',
  over: 'a0000000-0000-4000-8000-000000000104',
  unredeemed: 'a0000000-0000-4000-8000-000000000105',
  others: 'a0000000-0000-4000-8000-000000000106',
  former: 'a0000000-0000-4000-8000-000000000107',
  locked: 'a0000000-0000-4000-8000-000000000108',
  inB: 'b0000000-0000-4000-8000-000000000101',
  nowhere: 'a0000000-0000-4000-8000-000000000999',
} as const
/** The name of an id. */
export type Label = keyof typeof ID

/** The people. A person's session has the same id as the person. */
export const PEOPLE = {
  agentA: ['A', 'agent', 'active'],
  viewerA: ['A', 'viewer', 'active'],
  suspendedA: ['A', 'admin', 'suspended'],
  invitedA: ['A', 'admin', 'invited'],
  adminA: ['A', 'admin', 'active'],
  ownerA: ['A', 'owner', 'active'],
  factorA: ['A', 'admin', 'active'],
  agentB: ['B', 'agent', 'active'],
  adminB: ['B', 'admin', 'active'],
  agentC: ['C', 'agent', 'active'],
  adminC: ['C', 'admin', 'active'],
  adminS: ['S', 'admin', 'active'],
  staff: ['P', 'staff', 'active'],
  otherStaff: ['P', 'staff', 'active'],
  formerStaff: ['P', 'viewer', 'active'],
  lockedStaff: ['P', 'staff', 'suspended'],
} as const satisfies Partial<Record<Label, readonly [company: Label, role: string, status: string]>>

const visitor = (company: Label, conversation: Label) => ({
  role: 'anon',
  company_id: ID[company],
  conversation_id: ID[conversation],
})
const person = (who: Label, session: Label = who, aal = 'aal1') => ({
  role: 'authenticated',
  sub: ID[who],
  session_id: ID[session],
  aal,
})
const actor = (impersonation: Label, who: Label = 'staff') => ({
  role: 'authenticated',
  sub: ID[who],
  impersonation_id: ID[impersonation],
})

/** Claims as in tokens. */
const TOKENS = {
  visitorA1: visitor('A', 'A1'),
  visitorA2: visitor('A', 'A2'),
  visitorB: visitor('B', 'B1'),
  visitorS: visitor('S', 'S1'),
  /** The token's conversation does not exist yet, or no longer. */
  visitorFresh: visitor('A', 'fresh'),
  agentA: person('agentA'),
  adminA: person('adminA'),
  ownerA: person('ownerA'),
  viewerA: person('viewerA'),
  suspendedA: person('suspendedA'),
  invitedA: person('invitedA'),
  adminS: person('adminS'),
  agentB: person('agentB'),
  adminB: person('adminB'),
  agentC: person('agentC'),
  adminC: person('adminC'),
  staff: person('staff'),
  /** A person without a company. */
  stranger: person('stranger'),
  /** A deleted session of an admin, and another person's session. */
  goneA: person('adminA', 'nowhere'),
  strayA: person('adminA', 'agentA'),
  /** A person with a verified second factor, before and after using it. */
  halfA: person('factorA', 'factorA', 'aal1'),
  fullA: person('factorA', 'factorA', 'aal2'),
  actsReading: actor('reading'),
  actsWriting: actor('writing'),
  actsEnded: actor('ended'),
  actsOver: actor('over'),
  actsUnredeemed: actor('unredeemed'),
  /** Uses another staff member's impersonation. */
  actsStolen: actor('others'),
  /** Impersonations by a former and a suspended staff member. */
  actsFormer: actor('former', 'formerStaff'),
  actsLocked: actor('locked', 'lockedStaff'),
} as const
/** The name of a token. */
export type Principal = keyof typeof TOKENS
/** The name of an identity. */
export type Identity =
  | 'anon'
  | Principal
  | `api ${Principal}`
  | 'api tenantA'
  | 'api tenantS'
  | 'api platform'
  | 'api aiA1'
  | 'api aiS1'

/** The claims of an identity, with its role. */
export type IdentityClaims = { readonly role: string; readonly [claim: string]: string }

const tokens = Object.entries(TOKENS) as [Principal, IdentityClaims][]

/** Claims by identity. */
export const IDENTITIES = Object.fromEntries<IdentityClaims>([
  ['anon', { role: 'anon' }],
  ...tokens,
  ...tokens.map(([name, claims]): [string, IdentityClaims] => [
    `api ${name}`,
    { ...claims, api_actor: claims.role === 'anon' ? 'visitor' : 'member' },
  ]),
  ['api tenantA', { role: 'anon', api_actor: 'visitor', tenant_subdomain: 'a' }],
  ['api tenantS', { role: 'anon', api_actor: 'visitor', tenant_subdomain: 's' }],
  ['api platform', { role: 'anon', api_actor: 'visitor', company_id: ID.P }],
  ['api aiA1', { ...visitor('A', 'A1'), role: 'authenticated', api_actor: 'ai' }],
  ['api aiS1', { ...visitor('S', 'S1'), role: 'authenticated', api_actor: 'ai' }],
]) as Readonly<Record<Identity, IdentityClaims>>

/** Returns the identities of both kinds: with the token itself, and as the API acts for it. */
export function both(...principals: readonly Principal[]): Identity[] {
  return principals.flatMap((name): Identity[] => [name, `api ${name}`])
}
/** Returns only the identities as the API acts for them. */
export function api(...principals: readonly Principal[]): Identity[] {
  return principals.map((name): Identity => `api ${name}`)
}
