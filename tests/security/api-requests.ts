/** A valid request for every route of the matrix, so that no 400 hides an open door. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Tenant } from './api-world.ts'
import { type ApiWorld, identitySecret } from './api-world.ts'

export type RequestCase = {
  readonly world: ApiWorld
  readonly tenant: Tenant
  /** Of the path, or of the caller's own conversation. */
  readonly id: string
  readonly nowS: number
}
type Body = Readonly<Record<string, unknown>>

const address = () => `x${randomUUID()}@mails.test`
const label = () => `n${randomUUID().replaceAll('-', '').slice(0, 20)}z`
const password = 'correct horse battery staple'
const reason = 'A reason that is long enough.'

const BODIES: Readonly<Record<string, (given: RequestCase) => Body | Promise<Body>>> = {
  'POST /api/preview-pass': () => ({ passphrase: 'anything' }),
  'POST /api/signup': () => ({ email: `x@${label()}.test`, password, fullName: 'New', subdomain: label() }),
  'POST /api/leads': () => ({ email: address(), source: 'hero' }),
  'POST /api/exit-intent-lead': () => ({ email: address(), pagePath: '/', referrer: '' }),
  'POST /api/demo/clock': () => ({ action: 'resume' }),
  'POST /api/tickets': () => ({ customer_email: address(), subject: 'Help', content: 'Help' }),
  'POST /api/conversations/create': () => ({ client_id: randomUUID(), subject: 'Help' }),
  'POST /api/invitations/read': async ({ world, tenant }) => ({
    token: await world.fresh('invitation', tenant),
  }),
  'POST /api/invitations/accept': async ({ world, tenant }) => ({
    token: await world.fresh('invitation', tenant),
    fullName: 'New',
    password,
  }),
  'POST /api/impersonations/redeem': async ({ world, tenant }) => ({
    token: await world.fresh('impersonation', tenant),
  }),
  'POST /api/chat/visitor-token': ({ id }) => ({ conversation_id: id }),
  'PATCH /api/conversations/:id': () => ({ priority: 'high' }),
  'POST /api/conversations/:id/messages': () => ({ content: 'Hello', client_id: randomUUID() }),
  'POST /api/conversations/:id/needs-human': () => ({ needs_human: true }),
  'POST /api/conversations/:id/seen': () => ({ sequence: 1 }),
  'POST /api/conversations/:id/settle': () => ({ rule: 'auto-close' }),
  'POST /api/conversations/:id/feedback': ({ id }) => ({ message_id: id, helpful: true }),
  'POST /api/conversations/:id/contact': () => ({ name: 'Ada' }),
  'POST /api/conversations/:id/identity': async ({ tenant, nowS }) => ({
    identity_token: await new SignJWT({ sub: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(tenant)
      .setExpirationTime(nowS + 600)
      .sign(new TextEncoder().encode(identitySecret(tenant))),
  }),
  'PATCH /api/user-profile': () => ({ full_name: 'Renamed' }),
  'PATCH /api/people/:id': () => ({ role: 'agent' }),
  'POST /api/invitations': () => ({ email: address(), role: 'viewer' }),
  'POST /api/permissions': () => ({ role: 'agent', permissions: ['conversations.reply', 'content.edit'] }),
  'PATCH /api/company': () => ({ widget_sites: [] }),
  'POST /api/impersonations': ({ world }) => ({
    company_id: world.company('acme'),
    reason,
    can_write: false,
  }),
  'POST /api/platform/tenants': () => ({
    name: 'New',
    subdomain: label(),
    owner_email: address(),
    with_samples: false,
  }),
  'POST /api/platform/tenants/:id/suspend': () => ({ reason }),
  'POST /api/content': () => ({ title: 'New', body: 'Words.' }),
  'PATCH /api/content/:id': () => ({ revision: 1, title: 'New' }),
  'POST /api/content/:id/discard': () => ({ revision: 1 }),
  'POST /api/content/:id/publish': () => ({ revision: 1 }),
  'POST /api/content/:id/schedule': ({ nowS }) => ({
    revision: 1,
    publish_at: new Date((nowS + 86_400) * 1_000).toISOString(),
  }),
  'POST /api/content/:id/restore': () => ({ revision: 1, number: 1 }),
  'POST /api/content/:id/remove-file': ({ id }) => ({ name: `${id}/1-x-a.png` }),
  'POST /api/content-bulk': async ({ world, tenant }) => ({
    ids: [await world.fresh('content', tenant)],
    action: 'archive',
  }),
  'POST /api/content-topics': async ({ world, tenant }) => ({
    kind: 'category',
    ids: [await world.fresh('category', tenant)],
  }),
  'POST /api/content-categories': () => ({ name: 'New' }),
  'PATCH /api/content-categories/:id': () => ({ name: 'Renamed' }),
  'POST /api/content-sections': async ({ world, tenant }) => ({
    category_id: await world.fresh('category', tenant),
    name: 'New',
  }),
  'PATCH /api/content-sections/:id': () => ({ name: 'Renamed' }),
  'PATCH /api/ai-settings': () => ({ tone: 'formal' }),
  'POST /api/ai-settings/model': () => ({ url: 'https://model.test/v1', name: 'm' }),
  'POST /api/synonyms': () => ({ words: ['rota', 'roster'] }),
  'PATCH /api/synonyms/:id': () => ({ words: ['rota', 'roster'] }),
  'POST /api/imports': () => ({ kind: 'files' }),
  'POST /api/imports/:id/files': () => ({ files: [{ name: 'a.md', text: '# A' }] }),
  'POST /api/playground': () => ({ question: 'How do I get help?' }),
  'POST /api/pinned-tests': () => ({ question: randomUUID(), expected: 'no-answer' }),
  'POST /api/pinned-tests-run': () => ({}),
  'PATCH /api/pinned-tests/:id': () => ({ question: randomUUID(), expected: 'no-answer' }),
  'POST /api/content/:id/answer-diff': () => ({ revision: 1 }),
  'POST /api/gaps/dismiss': () => ({ questions: ['Do you sell octopus?'] }),
  'POST /api/suggestions/:id/draft': () => ({ title: 'New' }),
  'POST /api/suggestions/:id/add-question': async ({ world, tenant }) => ({
    content_id: await world.fresh('content', tenant),
  }),
  'POST /api/kb/feedback': ({ world, tenant }) => ({
    slug: `c-${world.fixed('content', tenant)}`,
    visitor_key: randomUUID(),
    helpful: true,
  }),
}

/** The body that a route takes; undefined for a route without one. */
export async function bodyFor(route: string, given: RequestCase): Promise<Body | undefined> {
  return BODIES[route]?.(given)
}

/** What stands behind the path. */
export function queryFor(route: string, world: ApiWorld, tenant: Tenant): string {
  switch (route) {
    case 'GET /api/subdomains':
      return '?subdomain=free'
    case 'GET /api/kb/suggestions':
    case 'GET /api/kb/search':
      return '?q=help'
    case 'GET /api/kb/article':
      return `?slug=c-${world.fixed('content', tenant)}`
    case 'GET /api/content/:id/version':
      return '?number=1'
    default:
      return ''
  }
}
