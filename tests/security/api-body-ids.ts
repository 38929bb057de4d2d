/** The ids that bodies of the API hold: which there are, by the route table, and what each must answer to a stranger's. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import type { ApiWorld, Tenant } from './api-world.ts'

type Named =
  /** An answer of the AI has its conversation's id. */
  | { readonly names: 'conversation' | 'answer' | 'person' | 'tenant' | 'content' | 'category' | 'section' }
  /** The key under which a browser has stored something, which is no id of the server's. */
  | { readonly names: 'creation key' | 'message key' }
export type BodyId = Named & {
  /** The answer for an id of none and for one of another tenant's row. */
  readonly answer: string
  /** The answer for another tenant's row, where that may be told apart. */
  readonly other?: string
  /** The field is a list of ids. */
  readonly isList?: true
  /** What the body has to say besides. */
  readonly beside?: (world: ApiWorld, tenant: Tenant) => Readonly<Record<string, unknown>>
}

/** By route and field; a field that is not here fails the matrix. */
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
  'POST /api/conversations/:id/messages client_id': { names: 'message key', answer: '201 ok' },
  'POST /api/conversations/:id/feedback message_id': { names: 'answer', answer: '404 answer_not_found' },
  'POST /api/content translation_of': { names: 'content', answer: '404 content_not_found' },
  'POST /api/content category_id': { names: 'category', answer: '404 topic_not_found' },
  'POST /api/content section_id': { names: 'section', answer: '404 topic_not_found' },
  'PATCH /api/content/:id category_id': { names: 'category', answer: '404 topic_not_found' },
  'PATCH /api/content/:id section_id': { names: 'section', answer: '404 topic_not_found' },
  // Each is answered for itself: all of them are refused.
  'POST /api/content-bulk ids': { names: 'content', answer: '200 ok', isList: true },
  'POST /api/content-topics ids': { names: 'category', answer: '404 topic_not_found', isList: true },
  'POST /api/content-sections category_id': { names: 'category', answer: '404 topic_not_found' },
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
  'POST /api/suggestions/:id/add-question content_id': { names: 'content', answer: '404 content_not_found' },
  'POST /api/imports category_id': { names: 'category', answer: '404 topic_not_found' },
  // Staff may name every tenant.
  'POST /api/impersonations company_id': {
    names: 'tenant',
    answer: '404 tenant_not_found',
    other: '201 ok',
  },
}

/** Every field of a body that is an id, by the schemas of the route table, in the words of `BODY_IDS`. */
export function bodyIdsOfRoutes(): string[] {
  return (Object.keys(ENDPOINTS) as EndpointName[]).flatMap(name => {
    const { body }: Route = ROUTES[name]
    if (!body) return []
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    return [...new Set(idPaths(schema, []))].map(path => `${ENDPOINTS[name].join(' ')} ${path}`)
  })
}

/** The paths of ids in a JSON schema; what stands in lists and records counts, too. */
function idPaths(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('format' in schema && schema.format === 'uuid') return [path.join('.')]
  return Object.entries(schema).flatMap(([key, part]) => {
    if (key !== 'properties') return idPaths(part, path)
    return Object.entries(part).flatMap(([field, inner]) => idPaths(inner, [...path, field]))
  })
}

/** An id of none, one of another tenant's, and of the own tenant's where that is another visitor's. */
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
    case 'person':
    case 'tenant':
    case 'content':
    case 'category':
    case 'section':
      return { random, [other === undefined ? 'other' : 'told']: world.fixed(names, otherTenant) }
    case 'creation key':
      return { random, other: await clientIdOf(world, 'conversations', otherTenant) }
    case 'message key':
      return { random, other: await clientIdOf(world, 'messages', otherTenant) }
  }
}

/** Of a new conversation, or of the AI's answer in it, which has its id: nobody has used the key elsewhere. */
async function clientIdOf(world: ApiWorld, table: string, tenant: Tenant): Promise<string> {
  const id = await world.fresh('conversation', tenant)
  const [row] = await world.sql(`select client_id from public.${table} where id = $1`, [id])
  return String(row!['client_id'])
}
