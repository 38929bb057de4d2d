import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { SURVEY_CHANGE_MS } from '#contract/constants/surveys.ts'
import type { AgentTyping, VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, SenderType } from '#contract/entities/message.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { isNoThanks } from '#core/messages/shared-messages.ts'
import { toJson } from '#sdk/runtime/api/to-json.ts'

const REALTIME = { url: 'http://127.0.0.1:9', key: 'public' }
/** The number of the next ticket. */
const TICKET_NUMBER = 1_001

type Body = Record<string, unknown>

function cleanServer() {
  return {
    /** `say` and `change` affect the latest one by default. */
    conversations: [] as VisitorConversation[],
    /** The messages of all conversations. */
    messages: [] as Message[],
    config: null as WidgetConfig | null,
    /** Valid tokens by conversation. */
    validTokens: {} as Record<string, string | null>,
    position: 3,
    /** Whether people can answer, by the response with the position. */
    isOnline: true,
    /** Status codes for the next posts of a message, instead of a success. */
    failures: [] as number[],
    /** Status codes for other calls, by the last part of their path, such as `erase`. */
    refusals: {} as Record<string, number>,
    /** Requests fail; a creation still reaches the server, and only its response is lost. */
    isOffline: false,
    /** The events of the next stream, each with the whole text so far. */
    stream: [] as string[],
    /** What an identified visitor finds: the address in the token, and ids of conversations, the newest first. */
    person: { email: null as string | null, conversations: [] as string[] },
    // The requests of the page.
    /** The pages that messages named. */
    pages: [] as unknown[],
    created: [] as Body[],
    /** Conversations by creation key. */
    creations: {} as Record<string, string>,
    tokens: 0,
    /** The bearer tokens of all calls. */
    bearers: [] as (string | null)[],
    settled: [] as string[],
    typing: 0,
    /** The agent who is typing; null if nobody is. */
    agentTyping: null as AgentTyping | null,
    seen: [] as number[],
    transcripts: [] as string[],
    contacts: [] as Body[],
    identities: [] as string[],
    /** The tokens with which conversations were asked for. */
    finds: [] as string[],
    erased: [] as string[],
    /** The paths of requests without a response, because the server was offline. */
    lost: [] as string[],
    /** The survey of every conversation; null if nothing was asked. */
    survey: null as VisitorSurvey | null,
    configs: 0,
    streams: 0,
  }
}

/** A fake server with one visitor's conversations, and the requests of the page. */
export const server = {
  ...cleanServer(),
  get conversation(): VisitorConversation | null {
    return server.conversations.at(-1) ?? null
  },
  /** The token of the latest conversation. */
  get validToken(): string | null {
    return server.validTokens[server.conversation!.id] ?? null
  },
  set validToken(token) {
    server.validTokens[server.conversation!.id] = token
  },
}

/** Resets the fake server. */
export function resetServer(): void {
  Object.assign(server, cleanServer())
}

/** Adds a conversation to the server and returns it. */
export function haveConversation(change: Partial<VisitorConversation> = {}): VisitorConversation {
  const at = new Date().toISOString()
  const conversation: VisitorConversation = {
    id:
      crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0') +
      '-0000-4000-8000-000000000000',
    subject: 'Question',
    status: 'open',
    needs_human: false,
    responder: 'ai',
    assignee_name: null,
    last_sequence: 0,
    number: null,
    human_requested_at: null,
    agent_seen_sequence: 0,
    visitor_seen_sequence: 0,
    last_message_at: null,
    preview: '',
    created_at: at,
    updated_at: at,
    ...change,
  }
  server.conversations.push(conversation)
  return conversation
}

/** Adds a message to the server; the page gets it with its next poll. */
export function say(
  sender_type: SenderType,
  content: string,
  extra: Partial<Message> = {},
  conversation = server.conversation!,
): Message {
  const sequence = conversation.last_sequence + 1
  const id = `${conversation.id.slice(0, 8)}-0000-4000-8000-${String(sequence).padStart(12, '0')}`
  const created_at = new Date().toISOString()
  const message: Message = {
    id,
    conversation_id: conversation.id,
    sequence,
    client_id: id,
    sender_type,
    sender_name: null,
    content,
    meta: {},
    helpful: null,
    created_at,
    ...extra,
  }
  server.messages.push(message)
  change(
    { last_sequence: sequence, last_message_at: created_at, preview: content.slice(0, 80) },
    conversation.id,
  )
  return message
}

/** Changes a conversation on the server and returns it. */
export function change(
  fields: Partial<VisitorConversation>,
  id: unknown = server.conversation!.id,
): VisitorConversation {
  const index = server.conversations.findIndex(conversation => conversation.id === id)
  const updated_at = new Date().toISOString()
  const changed = { ...server.conversations[index]!, updated_at, ...fields }
  server.conversations[index] = changed
  return changed
}

/** Returns a token for a conversation, in the server's format. */
export function tokenFor(id: string) {
  server.tokens += 1
  const token = `head.body.${server.tokens}`
  server.validTokens[id] = token
  return { token, realtime: REALTIME }
}

/** Uses the product's own JSON serializer, because a test may break the browser's. */
function reply(body: unknown, { status = 200 } = {}): Response {
  return new HttpResponse(toJson(body), { status, headers: { 'content-type': 'application/json' } })
}

function refuse(
  status: number,
  code: ErrorCode = status === 404 ? 'conversation_not_found' : 'token_invalid',
) {
  return reply({ error: 'no', code }, { status })
}

function lose(request: Request) {
  server.lost.push(new URL(request.url).pathname)
  return HttpResponse.error()
}

type Found = { readonly conversation: VisitorConversation; readonly body: Body; readonly url: URL }

/** Handles a call about a conversation, if the token is valid for it. */
function visitorCall(
  method: 'get' | 'post',
  path: string,
  answer: (found: Found) => VisitorConversation | Body | Response,
  status: 200 | 201 = 200,
) {
  return http[method](`*/api/conversations/:id${path}`, async ({ request, params }) => {
    if (server.isOffline) return lose(request)
    const bearer = request.headers.get('authorization')
    server.bearers.push(bearer)
    // The next test may have started; its server doesn't know this conversation.
    const text = await request.text()
    const refusal = server.refusals[path.slice(1)]
    if (refusal) return refuse(refusal)
    const conversation = server.conversations.find(({ id }) => id === params['id'])
    if (!conversation) return refuse(404)
    if (bearer !== `Bearer ${server.validTokens[conversation.id]}`) return refuse(401)
    const found = { conversation, body: text ? JSON.parse(text) : {}, url: new URL(request.url) }
    const answered = answer(found)
    return answered instanceof Response ? answered : reply(answered, { status })
  })
}

function messagesOf({ id }: VisitorConversation): Message[] {
  return server.messages.filter(({ conversation_id }) => conversation_id === id)
}

const OK = { ok: true } as const
const WAITING_FOR_HUMAN = { needs_human: true, responder: 'none' } as const
const SETTLED = {
  'auto-close': { status: 'resolved' },
  'queue-timeout': { status: 'ticket', number: TICKET_NUMBER, needs_human: true },
  'choice-timeout': { status: 'ticket', number: TICKET_NUMBER, needs_human: true },
} as const

/** The service worker that answers the page's requests. */
export const worker = setupWorker(
  http.post('*/api/conversations/create', async ({ request }) => {
    const body = (await request.json()) as Body
    server.created.push(body)
    if (body['identity_token'] === 'forged') return refuse(401, 'identity_invalid')
    const key = String(body['client_id'])
    const id = server.creations[key] ?? haveConversation({ subject: String(body['subject']) }).id
    server.creations[key] = id
    if (server.isOffline) return lose(request)
    return reply({ conversationId: id, ...tokenFor(id) }, { status: 201 })
  }),
  http.post('*/api/conversations/find', async ({ request }) => {
    if (server.isOffline) return lose(request)
    const { identity_token } = (await request.json()) as { identity_token: string }
    server.finds.push(identity_token)
    if (identity_token === 'forged') return refuse(401, 'identity_invalid')
    const { email, conversations } = server.person
    const found = conversations.map(id => {
      const conversation = server.conversations.find(known => known.id === id)
      return { conversation, ...tokenFor(id) }
    })
    return reply({ email, found })
  }),
  http.post('*/api/chat/visitor-token', async ({ request }) => {
    if (server.isOffline) return lose(request)
    server.bearers.push(request.headers.get('authorization'))
    const { conversation_id } = (await request.json()) as { conversation_id: string }
    const isKnown = server.conversations.some(({ id }) => id === conversation_id)
    return isKnown ? reply(tokenFor(conversation_id)) : refuse(404)
  }),
  http.get('*/api/widget-config', ({ request }) => {
    server.configs += 1
    return server.config && !server.isOffline ? reply(server.config) : lose(request)
  }),
  visitorCall('get', '', ({ conversation }) => conversation),
  visitorCall('get', '/messages', ({ conversation, url }) => {
    const after = Number(url.searchParams.get('after'))
    const messages = messagesOf(conversation).filter(({ sequence }) => sequence > after)
    return { messages, conversation, ...(server.agentTyping && { typing: server.agentTyping }) }
  }),
  visitorCall(
    'post',
    '/messages',
    ({ conversation, body }) => {
      const failure = server.failures.shift()
      if (failure) return refuse(failure)
      server.pages.push(body['page'])
      const { content, client_id, meta } = body as {
        content: string
        client_id: string
        meta?: Message['meta']
      }
      const known = server.messages.find(message => message.client_id === client_id)
      const declined = { type: 'declined' as const }
      const isToOffer = messagesOf(conversation).at(-1)?.meta.type === 'offer'
      const kept = meta ?? (conversation.responder === 'ai' && isNoThanks(content) ? declined : {})
      const message = known ?? say('visitor', content, { client_id, meta: kept }, conversation)
      const wantsHuman = isToOffer && yesOrNo(content) === 'yes'
      return { message, conversation: change(wantsHuman ? WAITING_FOR_HUMAN : {}, conversation.id) }
    },
    201,
  ),
  visitorCall('get', '/queue-position', () =>
    server.position < 0 ? refuse(500) : { position: server.position, is_online: server.isOnline },
  ),
  visitorCall('post', '/needs-human', ({ conversation, body }) => {
    const needs_human = body['needs_human'] === true
    const human_requested_at = needs_human ? new Date().toISOString() : null
    return change(
      { needs_human, human_requested_at, status: 'open', responder: needs_human ? 'none' : 'ai' },
      conversation.id,
    )
  }),
  visitorCall('post', '/settle', ({ conversation, body }) => {
    const rule = body['rule'] as keyof typeof SETTLED
    server.settled.push(rule)
    return change(SETTLED[rule], conversation.id)
  }),
  visitorCall('post', '/typing', () => {
    server.typing += 1
    return OK
  }),
  visitorCall('post', '/seen', ({ conversation, body }) => {
    const sequence = Number(body['sequence'])
    server.seen.push(sequence)
    change({ visitor_seen_sequence: sequence }, conversation.id)
    return OK
  }),
  visitorCall('post', '/feedback', ({ body }) => {
    const message = server.messages.find(({ id }) => id === body['message_id'])
    if (!message) return refuse(404, 'answer_not_found')
    Object.assign(message, { helpful: body['helpful'] })
    return message
  }),
  visitorCall('post', '/transcript', ({ conversation }) => {
    server.transcripts.push(conversation.id)
    return OK
  }),
  visitorCall('post', '/contact', ({ body }) => {
    server.contacts.push(body)
    return OK
  }),
  visitorCall('post', '/identity', ({ body }) => {
    const token = String(body['identity_token'])
    server.identities.push(token)
    return token === 'forged' ? refuse(401, 'identity_invalid') : OK
  }),
  visitorCall('post', '/erase', ({ conversation }) => {
    server.erased.push(conversation.id)
    server.conversations = server.conversations.filter(({ id }) => id !== conversation.id)
    return OK
  }),
  visitorCall('get', '/survey', () => ({ survey: server.survey })),
  visitorCall('post', '/survey', ({ body }) => {
    const now = Date.now()
    server.survey = {
      ...server.survey!,
      score: body['score'] as number,
      answered_at: new Date(now).toISOString(),
      closes_at: new Date(now + SURVEY_CHANGE_MS).toISOString(),
    }
    return server.survey
  }),
  visitorCall('get', '/stream', () => {
    server.streams += 1
    const events = server.stream.map(text => `data: ${JSON.stringify({ text })}\n\n`).join('')
    return new HttpResponse(events, { headers: { 'content-type': 'text/event-stream' } })
  }),
)
