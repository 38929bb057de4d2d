/**
 * The ids in bodies of the API: all fields by the route table, and the expected answer for another tenant's
 * id.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import type { BodyId } from './api-body-id.ts'
import { AUTOMATION_BODY_IDS } from './api-body-ids-automation.ts'
import { DESK_BODY_IDS } from './api-body-ids-desk.ts'
import { MACRO_BODY_IDS } from './api-body-ids-macros.ts'
import type { Tenant } from './api-identities.ts'
import type { ApiWorld } from './api-world.ts'

/** The filter of a view: stored, never looked up. */
const KEPT_FILTER = { names: 'filter key' } as const

/** By route and field. A field missing here fails the matrix. */
export const BODY_IDS: Readonly<Record<string, BodyId>> = {
  'POST /api/chat/visitor-token conversation_id': {
    names: 'conversation',
    answer: '404 conversation_not_found',
  },
  'POST /api/conversations/create client_id': { names: 'creation key', answer: '201 ok' },
  'POST /api/tickets client_id': { names: 'creation key', answer: '201 ok' },
  'PATCH /api/conversations/:id assignee_id': { names: 'person', answer: '409 assignee_not_found' },
  'PATCH /api/conversations/:id expected_assignee_id': {
    names: 'person',
    answer: '409 already_assigned',
    beside: (world, tenant) => ({ assignee_id: world.fixed('person', tenant) }),
  },
  'PATCH /api/conversations/:id team_id': { names: 'team', answer: '404 team_not_found' },
  ...DESK_BODY_IDS,
  ...AUTOMATION_BODY_IDS,
  'POST /api/conversations/:id/messages client_id': { names: 'message key', answer: '201 ok' },
  'POST /api/conversations/:id/notes client_id': { names: 'message key', answer: '201 ok' },
  'POST /api/conversations/:id/notes mentioned_ids': {
    names: 'person',
    answer: '404 person_not_found',
    isList: true,
  },
  ...MACRO_BODY_IDS,
  'POST /api/conversations/:id/scheduled client_id': { names: 'message key', answer: '201 ok' },
  'PATCH /api/conversations/:id/assist assist_id': { names: 'conversation of members', answer: '200 ok' },
  'POST /api/conversations/:id/feedback message_id': { names: 'answer', answer: '404 answer_not_found' },
  'POST /api/demo/clock visitor': {
    names: 'page key',
    answer: '200 ok',
    beside: () => ({ action: 'visit', isPaused: false }),
  },
  'POST /api/content translation_of': { names: 'content', answer: '404 content_not_found' },
  'POST /api/content category_id': { names: 'category', answer: '404 topic_not_found' },
  'POST /api/content section_id': { names: 'section', answer: '404 topic_not_found' },
  'PATCH /api/content/:id category_id': { names: 'category', answer: '404 topic_not_found' },
  'PATCH /api/content/:id section_id': { names: 'section', answer: '404 topic_not_found' },
  // The call succeeds, and refuses each id in its results.
  'POST /api/content-bulk ids': { names: 'content', answer: '200 ok', isList: true },
  'POST /api/content-topics ids': { names: 'category', answer: '404 topic_not_found', isList: true },
  'POST /api/content-sections category_id': { names: 'category', answer: '404 topic_not_found' },
  'POST /api/views filter.assignee': {
    ...KEPT_FILTER,
    answer: '201 ok',
    other: '201 ok',
    within: id => ({ filter: { assignee: id } }),
  },
  'POST /api/views filter.team': {
    ...KEPT_FILTER,
    answer: '201 ok',
    other: '201 ok',
    within: id => ({ filter: { team: id } }),
  },
  'POST /api/views filter.customer': {
    ...KEPT_FILTER,
    answer: '201 ok',
    other: '201 ok',
    within: id => ({ filter: { customer: id } }),
  },
  'PATCH /api/views/:id filter.assignee': {
    ...KEPT_FILTER,
    answer: '200 ok',
    other: '200 ok',
    within: id => ({ filter: { assignee: id } }),
  },
  'PATCH /api/views/:id filter.team': {
    ...KEPT_FILTER,
    answer: '200 ok',
    other: '200 ok',
    within: id => ({ filter: { team: id } }),
  },
  'PATCH /api/views/:id filter.customer': {
    ...KEPT_FILTER,
    answer: '200 ok',
    other: '200 ok',
    within: id => ({ filter: { customer: id } }),
  },
  'POST /api/playground draft_id': { names: 'content', answer: '404 content_not_found' },
  'POST /api/pinned-tests content_id': {
    names: 'content',
    answer: '404 content_not_found',
    beside: () => ({ expected: 'answer' }),
  },
  'PATCH /api/pinned-tests/:id content_id': {
    names: 'content',
    answer: '404 content_not_found',
    beside: () => ({ expected: 'answer' }),
  },
  'POST /api/wording-gaps/add-question content_id': { names: 'content', answer: '404 content_not_found' },
  'POST /api/suggestions/:id/add-question content_id': { names: 'content', answer: '404 content_not_found' },
  'POST /api/customers/:id/merge into_id': { names: 'customer', answer: '404 customer_not_found' },
  'POST /api/customers/:id/remove-note note_id': {
    names: 'customer',
    answer: '404 customer_note_not_found',
  },
  'POST /api/imports category_id': { names: 'category', answer: '404 topic_not_found' },
  'POST /api/presence tab_id': { names: 'page key', answer: '200 ok' },
  'POST /api/surveys/page answer_key': { names: 'page key', answer: '200 ok' },
  // A key from an email. One that was never sent changes nothing.
  'POST /api/weekly-summary/stop key': { names: 'page key', answer: '200 ok' },
  // For another company, the conversation doesn't exist, and nothing is stored about it.
  'POST /api/presence conversation_id': { names: 'conversation', answer: '200 ok' },
  // Other people's notifications and nonexistent ones stay unchanged.
  'POST /api/notifications ids': {
    names: 'conversation',
    answer: '200 ok',
    isList: true,
    beside: () => ({ is_read: true }),
  },
  'POST /api/notifications conversation_id': {
    names: 'conversation',
    answer: '200 ok',
    beside: () => ({ is_read: true }),
  },
  // Staff may name every tenant.
  'POST /api/impersonations company_id': {
    names: 'tenant',
    answer: '404 tenant_not_found',
    other: '201 ok',
  },
}

/**
 * Returns every body field that is an id, by the schemas of the route table, in the notation of `BODY_IDS`.
 */
export function bodyIdsOfRoutes(): string[] {
  return (Object.keys(ENDPOINTS) as EndpointName[]).flatMap(name => {
    const { body }: Route = ROUTES[name]
    if (!body) return []
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    return [...new Set(idPaths(schema, []))].map(path => `${ENDPOINTS[name].join(' ')} ${path}`)
  })
}

/** Returns the paths of ids in a JSON schema, including those in lists and records. */
function idPaths(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('format' in schema && schema.format === 'uuid') return [path.join('.')]
  return Object.entries(schema).flatMap(([key, part]) => {
    if (key !== 'properties') return idPaths(part, path)
    return Object.entries(part).flatMap(([field, inner]) => idPaths(inner, [...path, field]))
  })
}

/**
 * Returns a nonexistent id, one of another tenant, and one of the same tenant that belongs to another
 * visitor.
 */
export async function idsToTry(
  world: ApiWorld,
  { names, other }: BodyId,
  tenant: Tenant,
): Promise<Readonly<Record<string, string>>> {
  const otherTenant = tenant === 'noor' ? 'acme' : 'noor'
  const random = randomUUID()
  switch (names) {
    case 'conversation':
    case 'answer':
      return {
        random,
        other: world.fixed('conversation', otherTenant),
        neighbour: await world.fresh('conversation', tenant),
      }
    case 'conversation of members':
      return { random, other: world.fixed('conversation', otherTenant) }
    case 'person':
    case 'team':
    case 'rule':
    case 'sla-policy':
    case 'tenant':
    case 'content':
    case 'category':
    case 'section':
    case 'customer':
      return { random, [other === undefined ? 'other' : 'told']: world.fixed(names, otherTenant) }
    case 'page key':
      return { random }
    case 'creation key':
      return { random, other: await clientIdOf(world, 'conversations', otherTenant) }
    case 'filter key':
      return { random, told: world.fixed('conversation', otherTenant) }
    case 'message key':
      return { random, other: await clientIdOf(world, 'messages', otherTenant) }
  }
}

/**
 * Returns the creation key of a new conversation, or of the AI's message in it, whose id is the
 * conversation's. Nothing else uses the key.
 */
async function clientIdOf(world: ApiWorld, table: string, tenant: Tenant): Promise<string> {
  const id = await world.fresh('conversation', tenant)
  const [row] = await world.sql(`select client_id from public.${table} where id = $1`, [id])
  return String(row!['client_id'])
}
