import { asNativeFetch } from '../as-native-fetch.ts'

export const GREETING = 'Hello, you are through to Acme.'
export const CONVERSATION_ID = '0b8a5d5e-6c64-4d2e-9d0e-1f1f2c3b4a5d'

/** What the server does with a request: a body, a status with a code, no response, or no end. */
export type Answer = object | { readonly status: number; readonly code?: string } | 'lost' | 'never'

/** A request of the page. */
export type SentRequest = {
  /** The last part of the path, such as `token` or `call-lines`. */
  readonly name: string
  readonly body: Readonly<Record<string, unknown>>
  readonly init: RequestInit
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  token: { token: 'call-1', token_ms: 120_000, reason: null, note: null, env_flags: { hears_speech: true } },
  prompt: {
    ok: true,
    instructions: 'Be friendly.',
    preferred_voice: 'marin',
    voice_greeting: GREETING,
    voice_ending: 'Thanks for calling.',
  },
  connect: { sdp: 'answer', type: 'answer' },
  kb_search: {
    ok: true,
    snippets: [],
    confidence: 0.4,
    threshold: 0.15,
    answer: 'Under Billing.',
    articles: [],
  },
  create: {
    conversationId: CONVERSATION_ID,
    token: 'head.body.visitor',
    realtime: { url: 'https://help.example', key: 'public' },
  },
  'call-lines': { ok: true },
  survey: { kind: 'thumbs', score: 1, comment: null, answered_at: '2026-01-01T00:00:00Z' },
  messages: { messages: [], conversation: { responder: 'ai' } },
}

/** Creates a server that answers well, unless `script` has other answers for the next requests of a name. */
export function scriptServer(script: Record<string, Answer[]>) {
  const requests: SentRequest[] = []
  const pending = new Set<RequestInit>()

  async function answer(url: URL, init: RequestInit): Promise<Response> {
    const name = url.pathname.split('/').at(-1)!
    const text = String(init.body)
    requests.push({ name, body: text.startsWith('{') ? JSON.parse(text) : { text }, init })
    if (name === 'calls') return new Response('direct answer')
    const given = script[name]?.shift() ?? ANSWERS[name]
    if (given === 'lost' || given === undefined) throw new TypeError('Failed to fetch')
    if (given === 'never')
      return new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail()))
    const status = 'status' in given && typeof given.status === 'number' ? given.status : 200
    return Response.json(given, { status })
  }

  const fetch = asNativeFetch(async (url, init) => {
    pending.add(init!)
    return answer(url as URL, init!).finally(() => pending.delete(init!))
  })
  return { requests, pending, fetch }
}
