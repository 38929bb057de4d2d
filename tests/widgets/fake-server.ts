import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, SenderType } from '#contract/entities/message.ts'

const REALTIME = { url: 'http://127.0.0.1:9', key: 'public' }

/** A server of one conversation, with what the page asked of it. */
export const server = {
  conversation: null as VisitorConversation | null,
  messages: [] as Message[],
  created: [] as Record<string, unknown>[],
  tokens: 0,
  /** Bearer tokens that came with a call. */
  bearers: [] as (string | null)[],
  position: 3,
  /** Status codes for the next posts, instead of an answer. */
  failures: [] as number[],
  validToken: null as string | null,
}

export function resetServer(): void {
  Object.assign(server, {
    conversation: null,
    messages: [],
    created: [],
    tokens: 0,
    bearers: [],
    position: 3,
    failures: [],
    validToken: null,
  })
}

export function haveConversation(change: Partial<VisitorConversation> = {}): VisitorConversation {
  const at = new Date().toISOString()
  server.conversation = {
    id:
      crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0') +
      '-0000-4000-8000-000000000000',
    subject: 'Question',
    status: 'open',
    needs_human: false,
    pen: 'ai',
    assignee_name: null,
    last_sequence: 0,
    created_at: at,
    updated_at: at,
    ...change,
  }
  return server.conversation
}

/** Somebody says something; the page hears of it by its next question. */
export function say(sender_type: SenderType, content: string, extra: Partial<Message> = {}): Message {
  const conversation = server.conversation!
  const sequence = conversation.last_sequence + 1
  const id = `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`
  const message: Message = {
    id,
    conversation_id: conversation.id,
    sequence,
    client_id: id,
    sender_type,
    sender_name: null,
    content,
    meta: {},
    created_at: new Date().toISOString(),
    ...extra,
  }
  server.messages.push(message)
  change({ last_sequence: sequence })
  return message
}

export function change(fields: Partial<VisitorConversation>): void {
  server.conversation = { ...server.conversation!, ...fields }
}

function nextToken() {
  server.tokens += 1
  server.validToken = `head.body.${server.tokens}`
  return { token: server.validToken, realtime: REALTIME }
}

function refuse(status: number) {
  return HttpResponse.json(
    { error: 'no', code: status === 404 ? 'conversation_not_found' : 'token_invalid' },
    { status },
  )
}

function guarded(request: Request, id: unknown) {
  const bearer = request.headers.get('authorization')
  server.bearers.push(bearer)
  if (server.conversation?.id !== id) return refuse(404)
  return bearer === `Bearer ${server.validToken}` ? null : refuse(401)
}

export const worker = setupWorker(
  http.post('*/api/conversations/create', async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>
    server.created.push(body)
    const { id } = haveConversation({ subject: String(body['subject']) })
    return HttpResponse.json({ conversationId: id, ...nextToken() }, { status: 201 })
  }),
  http.post('*/api/chat/visitor-token', async ({ request }) => {
    server.bearers.push(request.headers.get('authorization'))
    const { conversation_id } = (await request.json()) as { conversation_id: string }
    return conversation_id === server.conversation?.id ? HttpResponse.json(nextToken()) : refuse(404)
  }),
  http.get('*/api/conversations/:id/messages', ({ request, params }) => {
    const refused = guarded(request, params['id'])
    if (refused) return refused
    const after = Number(new URL(request.url).searchParams.get('after'))
    const messages = server.messages.filter(({ sequence }) => sequence > after)
    return HttpResponse.json({ messages, conversation: server.conversation })
  }),
  http.post('*/api/conversations/:id/messages', async ({ request, params }) => {
    const failure = server.failures.shift()
    if (failure) return refuse(failure)
    const refused = guarded(request, params['id'])
    if (refused) return refused
    const { content, client_id } = (await request.json()) as { content: string; client_id: string }
    const known = server.messages.find(message => message.client_id === client_id)
    const message = known ?? say('visitor', content, { client_id })
    return HttpResponse.json({ message, conversation: server.conversation }, { status: 201 })
  }),
  http.get('*/api/conversations/:id/queue-position', () =>
    server.position < 0 ? refuse(500) : HttpResponse.json({ position: server.position }),
  ),
  http.post('*/api/conversations/:id/needs-human', async ({ request }) => {
    const { needs_human } = (await request.json()) as { needs_human: boolean }
    change({ needs_human, status: 'open', pen: needs_human ? 'none' : 'ai' })
    return HttpResponse.json(server.conversation)
  }),
)
