import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { Locale } from '#contract/constants/locales.ts'
import { VOICE_LINE_MAX, VOICE_LINES_MAX, VOICE_TAG } from '#contract/constants/voice.ts'
import { isEmail } from '#contract/text/is-email.ts'
import type { Clock } from '#core/clock.ts'
import type { CallLine } from '#core/voice-call/transcript.ts'
import type { Result } from '#sdk/runtime/api/create-api.ts'
import { toJson } from '#sdk/runtime/api/to-json.ts'
import type { Credentials } from '#sdk/runtime/storage/credentials.ts'
import { rememberConversation } from '#sdk/runtime/storage/remembered-conversations.ts'
import type { VisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import type { CallScore } from '../voice-session.ts'
import type { CallApi } from './call-api.ts'

/** Browsers reject a keepalive request with a body of more than 64 KiB. */
const KEEPALIVE_MAX_BYTES = 60_000
/** Articles of one line. */
const ARTICLES_MAX = 3

/** The conversation that a call is saved as (VOICE-05). */
export type CallConversation = {
  /** Null until it has been created. */
  readonly id: () => string | null
  /** Creates the conversation once, named after the visitor's first words. */
  readonly create: (firstWords: string) => Promise<Result<unknown>>
  /** Adds lines. The server ignores lines that it has. */
  readonly addLines: (lines: readonly CallLine[], isOver: boolean) => Promise<Result<unknown>>
  /** Answers the survey about the call. */
  readonly rate: (score: CallScore) => Promise<Result<unknown>>
}

type Options = {
  readonly api: CallApi
  readonly credentials: Credentials
  readonly storage: VisitorStorage
  readonly clock: Clock
  readonly newId: () => string
  readonly locale: () => Locale
  /** Has the visitor's email address and name as attributes, if the page knows them. */
  readonly host: Pick<Element, 'getAttribute'>
  /** Returns the token of the call. */
  readonly token: () => string
  readonly onCreate: (conversationId: string) => void
}

/** Creates the conversation of a call. Its requests complete even if the visitor leaves the page. */
export function createCallConversation(options: Options): CallConversation {
  const { api, credentials, storage, clock, host } = options
  const clientId = options.newId()
  let id: string | null = null

  async function create(firstWords: string): Promise<Result<unknown>> {
    const subject = [...firstWords.trim()].slice(0, SUBJECT_LENGTH).join('')
    const known = storage.read()
    const email = host.getAttribute('email')?.trim() || known.email
    const name = host.getAttribute('name')?.trim() || known.name
    const body = {
      client_id: clientId,
      subject,
      source: 'widget',
      priority: 'medium',
      tags: [VOICE_TAG] as [typeof VOICE_TAG],
      locale: options.locale(),
      ...(email && isEmail(email) && { customer_email: email }),
      ...(name && { customer_name: name }),
    } as const
    const result = await api('createConversation', { body }, undefined, { keepalive: true })
    if (result.kind !== 'ok' || id !== null) return result
    const { conversationId, ...credential } = result.value
    id = conversationId
    credentials.keep(id, credential)
    remember(id, subject)
    options.onCreate(id)
    return result
  }

  /** Stores the conversation as the chat does, so that the visitor can continue there by text. */
  function remember(conversationId: string, subject: string): void {
    const at = new Date(clock.now()).toISOString()
    const facts = { status: 'open', number: null, last_message_at: at, created_at: at } as const
    rememberConversation(storage, { id: conversationId, subject, preview: subject, ...facts }, 0)
    storage.change({ conversationId })
  }

  async function addLines(lines: readonly CallLine[], isOver: boolean): Promise<Result<unknown>> {
    if (id === null) return { kind: 'unreachable' }
    const request = {
      params: { id },
      // Earlier lines were sent during the call.
      body: { token: options.token(), lines: lines.slice(-VOICE_LINES_MAX).map(toSave), is_over: isOver },
    }
    const keepalive = new TextEncoder().encode(toJson(request.body)).length <= KEEPALIVE_MAX_BYTES
    return credentials.use(id, visitorToken => api('saveCallLines', request, visitorToken, { keepalive }))
  }

  async function rate(score: CallScore): Promise<Result<unknown>> {
    if (id === null) return { kind: 'unreachable' }
    const request = { params: { id }, body: { score } }
    return credentials.use(id, visitorToken => api('answerSurvey', request, visitorToken))
  }

  return { id: () => id, create, addLines, rate }
}

function toSave({ itemId, speaker, text, articles }: CallLine) {
  return {
    item_id: itemId,
    speaker: speaker === 'visitor' ? ('visitor' as const) : ('assistant' as const),
    text: text.trim().slice(0, VOICE_LINE_MAX),
    articles: articles.slice(0, ARTICLES_MAX).map(({ title, slug }) => ({ title, slug })),
  }
}
