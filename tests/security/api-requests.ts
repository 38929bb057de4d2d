/** A valid request for every route of the matrix, so that no 400 hides a missing check. */
import { randomUUID } from 'node:crypto'
import type { Tenant } from './api-identities.ts'
import type { RequestCase } from './api-request-case.ts'
import { AUTOMATION_BODIES } from './api-requests-automation.ts'
import { deskStates, mergeable, merged } from './api-requests-desk.ts'
import { IDENTITY_KEY_BODIES } from './api-requests-identity-key.ts'
import type { ApiWorld } from './api-world.ts'

type Body = Readonly<Record<string, unknown>>

const address = () => `x${randomUUID()}@mails.test`
const mailbox = () => ({ address: address(), login: 'google', username: 'a', client_id: 'app' })
const label = () => `n${randomUUID().replaceAll('-', '').slice(0, 20)}z`
const password = 'correct horse battery staple'
/** The section in the paths of settings. */
const SECTION = 'hours'
const reason = 'A reason that is long enough.'

const BODIES: Readonly<Record<string, (given: RequestCase) => Body | Promise<Body | undefined>>> = {
  'POST /api/first-run': () => ({
    token: 'anything',
    email: 'ada@first.example',
    fullName: 'Ada',
    password: 'long enough',
  }),
  'POST /api/preview-pass': () => ({ passphrase: 'anything' }),
  'POST /api/signup': () => ({ email: `x@${label()}.test`, password, fullName: 'New', subdomain: label() }),
  'POST /api/leads': () => ({ email: address(), source: 'hero' }),
  'POST /api/exit-intent-lead': () => ({ email: address(), pagePath: '/', referrer: '' }),
  'POST /api/demo/clock': () => ({ action: 'jump', ms: 1 }),
  'POST /api/voice/vars': () => ({}),
  'POST /api/voice/prompt': () => ({}),
  'POST /api/voice/token': () => ({}),
  'POST /api/voice/connect': () => ({ token: 'made up', sdp: 'v=0', type: 'offer' }),
  'POST /api/voice/kb_search': () => ({ token: 'made up', query: 'password' }),
  'POST /api/conversations/:id/call-lines': () => ({ token: 'made up', lines: [], is_over: true }),
  'POST /api/conversations/:id/survey': () => ({ score: 1 }),
  'POST /api/surveys/page': () => ({ answer_key: randomUUID(), kind: 'thumbs', score: 1 }),
  'POST /api/survey-links/read': () => ({ token: 'made up' }),
  'POST /api/survey-links/answer': () => ({ token: 'made up', score: 1 }),
  'POST /api/tickets': () => ({ customer_email: address(), subject: 'Help', content: 'Help' }),
  'POST /api/conversations/create': () => ({ client_id: randomUUID(), subject: 'Help' }),
  'POST /api/conversations/find': () => ({ identity_token: 'made up' }),
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
  'POST /api/outbound-conversations': () => ({ customer_email: 'someone@mails.test', content: 'Hello' }),
  'POST /api/conversation-reads': ({ id }) => ({ ids: [id], is_read: false }),
  'POST /api/conversations/actions': ({ id }) => ({ ids: [id], actions: [{ type: 'resolve' }] }),
  'POST /api/conversations/undo': ({ id }) => ({ undo: [{ id, ...deskStates({ priority: 'high' }) }] }),
  'POST /api/conversations/:id/merge': mergeable,
  'POST /api/conversations/:id/unmerge': merged,
  'POST /api/teams': () => ({ name: label() }),
  'PATCH /api/teams/:id': () => ({ name: label() }),
  'POST /api/conversations/:id/messages': () => ({ content: 'Hello', client_id: randomUUID() }),
  'POST /api/conversations/:id/notes': () => ({ content: 'Hello', client_id: randomUUID() }),
  'POST /api/conversations/:id/assist': () => ({ task: 'draft' }),
  'PATCH /api/conversations/:id/assist': () => ({ assist_id: randomUUID(), outcome: 'inserted' }),
  'PATCH /api/conversations/:id/draft': () => ({ kind: 'reply', content: 'Hello' }),
  'POST /api/conversations/:id/scheduled': ({ nowS }) => ({
    content: 'Hello',
    send_at: new Date((nowS + 86_400) * 1_000).toISOString(),
    client_id: randomUUID(),
  }),
  'POST /api/canned-replies': () => ({ shortcut: label(), content: 'Hello', is_shared: false }),
  'PATCH /api/canned-replies/:id': () => ({ shortcut: label(), content: 'Hello', is_shared: false }),
  'POST /api/macros': () => ({ name: label(), actions: [{ type: 'resolve' }] }),
  'PATCH /api/macros/:id': () => ({ name: label(), actions: [{ type: 'resolve' }] }),
  'POST /api/conversations/:id/needs-human': () => ({ needs_human: true }),
  'POST /api/conversations/:id/seen': () => ({ sequence: 1 }),
  'POST /api/conversations/:id/settle': () => ({ rule: 'auto-close' }),
  'POST /api/conversations/:id/feedback': ({ id }) => ({ message_id: id, helpful: true }),
  'POST /api/conversations/:id/contact': () => ({ name: 'Ada' }),
  ...IDENTITY_KEY_BODIES,
  'PATCH /api/user-profile': () => ({ full_name: 'Renamed' }),
  'PATCH /api/people/:id': () => ({ role: 'agent' }),
  'POST /api/invitations': () => ({ email: address(), role: 'viewer' }),
  'POST /api/permissions': () => ({ role: 'agent', permissions: ['conversations.reply', 'content.edit'] }),
  'POST /api/settings/:section': async ({ world, tenant }) => ({
    version: await newestVersion(world, tenant),
    value: { away_text: label() },
  }),
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
  'POST /api/ai-settings/model': () => ({ url: 'https://model.test/v1', name: 'm' }),
  'POST /api/mail-server': () => ({
    host: 'mail.test',
    port: 587,
    security: 'tls',
    username: null,
    from_address: address(),
  }),
  'POST /api/mailboxes': () => ({ ...mailbox(), client_secret: 'made up' }),
  'POST /api/mailboxes/:id': mailbox,
  'POST /api/mailboxes/:id/history': () => ({ since: null }),
  'POST /api/mailboxes/consent': () => ({ state: 'made.up', code: 'made up' }),
  'POST /api/voice-account': () => ({ provider: 'openai', api_key: 'sk-made-up' }),
  'POST /api/voice-account/preview': () => ({ provider: 'server', voice: null, text: 'Hello' }),
  'POST /api/synonyms': () => ({ words: ['rota', 'roster'] }),
  'PATCH /api/synonyms/:id': () => ({ words: ['rota', 'roster'] }),
  'POST /api/imports': () => ({ kind: 'files' }),
  'POST /api/imports/:id/files': () => ({ files: [{ name: 'a.md', text: '# A' }] }),
  'POST /api/views': () => ({ name: 'New', filter: { state: 'open' } }),
  'PATCH /api/views/:id': () => ({ filter: { state: 'open' }, sort: 'oldest' }),
  'POST /api/playground': () => ({ question: 'How do I get help?' }),
  'POST /api/pinned-tests': () => ({ question: randomUUID(), expected: 'no-answer' }),
  'POST /api/pinned-tests-run': () => ({}),
  'PATCH /api/pinned-tests/:id': () => ({ question: randomUUID(), expected: 'no-answer' }),
  'POST /api/content/:id/answer-diff': () => ({ revision: 1 }),
  'POST /api/gaps/dismiss': () => ({ questions: ['Do you sell octopus?'] }),
  'POST /api/wording-gaps/add-question': async ({ world, tenant }) => ({
    question: 'Do you sell octopus?',
    content_id: await world.fresh('content', tenant),
  }),
  'POST /api/suggestions/:id/draft': () => ({ title: 'New' }),
  'POST /api/suggestions/:id/add-question': async ({ world, tenant }) => ({
    content_id: await world.fresh('content', tenant),
  }),
  'POST /api/presence': ({ id }) => ({ tab_id: randomUUID(), status: 'online', conversation_id: id }),
  'POST /api/weekly-summary': () => ({ is_on: true }),
  'POST /api/weekly-summary/stop': () => ({ key: randomUUID() }),
  'POST /api/notifications': () => ({ all: true, is_read: true }),
  'POST /api/notification-choices': () => ({ kind: 'reply', in_app: true, sound: true, desktop: false }),
  'POST /api/away': () => ({ is_away: false }),
  'PATCH /api/agents/:id': () => ({ capacity: 4 }),
  'PATCH /api/assignment': () => ({ capacity: 4 }),
  ...AUTOMATION_BODIES,
  'PATCH /api/customers/:id': () => ({ name: 'Renamed' }),
  'POST /api/conversations/:id/block': () => ({ blocked: true }),
  'POST /api/conversations/:id/spam': () => ({ spam: true }),
  'POST /api/labels/rename': () => ({ from: 'Nothing', to: 'Something' }),
  'POST /api/labels/remove': () => ({ label: 'Nothing' }),
  'POST /api/conversations/:id/network': () => ({ reason }),
  'POST /api/customers/:id/block': () => ({ blocked: true }),
  'POST /api/customers/:id/notes': () => ({ content: 'Likes mornings.' }),
  'POST /api/customers/:id/remove-note': ({ id }) => ({ note_id: id }),
  'POST /api/customers/:id/merge': async ({ world, tenant }) => ({
    into_id: await world.fresh('customer', tenant),
  }),
  'POST /api/customers-import': () => ({ rows: [{ email: address() }] }),
  'POST /api/lists': () => ({ name: label(), filter: [] }),
  'PATCH /api/lists/:id': () => ({ filter: [] }),
  'POST /api/embed-ping': () => ({ path: '/', mode: 'element', features: [], brand: null, findings: [] }),
  'POST /api/kb/feedback': ({ world, tenant }) => ({
    slug: `c-${world.fixed('content', tenant)}`,
    visitor_key: randomUUID(),
    helpful: true,
  }),
}

/** Returns the version of a company's settings in the section of `pathFor`. */
async function newestVersion(world: ApiWorld, tenant: Tenant): Promise<number> {
  const [newest] = await world.sql(
    'select max(version) as version from public.settings where company_id = $1 and section = $2',
    [world.company(tenant), SECTION],
  )
  return Number(newest!['version'] ?? 0)
}

/** Returns a route's path with its parameters. */
export function pathFor(path: string, id: string): string {
  return path.replace(':id', id).replace(':section', SECTION)
}

/** Returns a route's body; undefined for a route without one. */
export async function bodyFor(route: string, given: RequestCase): Promise<Body | undefined> {
  return BODIES[route]?.(given)
}

/** Returns a route's query string. */
export function queryFor(route: string, world: ApiWorld, tenant: Tenant): string {
  switch (route) {
    case 'GET /api/subdomains':
      return '?subdomain=free'
    case 'GET /api/widget-brand':
      return '?tenant=app&locale=en'
    case 'GET /api/kb/suggestions':
    case 'GET /api/kb/search':
      return '?q=help'
    case 'GET /api/kb/article':
      return `?slug=c-${world.fixed('content', tenant)}`
    case 'GET /api/expired':
      return '?retention_days=30&file_retention_days=7&session_days=90'
    case 'GET /api/reports/overview/rows':
      return '?from=2026-01-01&to=2026-01-31&by=agent'
    case 'GET /api/reports/insights/conversations':
      return `?ids=${randomUUID()}`
    case 'GET /api/content/:id/version':
      return '?number=1'
    default:
      return route.startsWith('GET /api/reports/') ? '?from=2026-01-01&to=2026-01-31' : ''
  }
}
