/** A visitor of one company: searches the help center, and asks the AI. */
import { randomUUID } from 'node:crypto'
import { VISITOR_HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { answerOf, call } from '../load/http.ts'
import { openChannels } from '../load/sockets.ts'

/** A conversation whose answers are heard. */
export type AskedAi = {
  /** Posts a question. Resolves with the ms until the browser would have the answer. */
  readonly ask: (question: string) => Promise<number>
  readonly close: () => void
}

/** A place in the network per visitor, since a node has a limit of sockets for each address. */
let addresses = 0

/** Searches a company's help center. Returns how long that took, in ms. */
export async function searchFor(origin: string, subdomain: string, question: string): Promise<number> {
  const [method, path] = ENDPOINTS.searchKnowledge
  const start = performance.now()
  await send(origin, [method, `${path}?q=${encodeURIComponent(question)}`], { headers: tenant(subdomain) })
  return performance.now() - start
}

/** Opens a conversation with a company's AI. */
export async function openConversation(origin: string, subdomain: string): Promise<AskedAi> {
  const {
    conversationId: id,
    token,
    realtime,
  } = (await send(origin, ENDPOINTS.createConversation, {
    headers: tenant(subdomain),
    body: { client_id: randomUUID(), subject: 'Bench', source: 'chat' },
  })) as { conversationId: string; token: string; realtime: { key: string } }
  const address = `${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${realtime.key}&vsn=2.0.0`
  const changes = [
    { event: 'INSERT', schema: 'public', table: 'messages', filter: `conversation_id=eq.${id}` },
  ]
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
  let heard = () => {}
  const join = { topic: `conversation:${id}`, changes }
  const socket = await openChannels(address, { from, token, joins: [join] }, row => {
    if (row['sender_type'] === 'ai') heard()
  })
  return {
    async ask(question) {
      const answered = new Promise<void>(resolve => (heard = resolve))
      const start = performance.now()
      const [method, path] = ENDPOINTS.postMessage
      await send(origin, [method, path.replace(':id', id)], {
        headers: { ...tenant(subdomain), authorization: `Bearer ${token}` },
        body: { content: question, client_id: randomUUID() },
      })
      await answered
      return performance.now() - start
    },
    close: () => socket.terminate(),
  }
}

const tenant = (subdomain: string) => ({ [VISITOR_HEADERS.tenant]: subdomain })

async function send(...request: Parameters<typeof call>): Promise<unknown> {
  const { status, json } = await call(...request)
  if (answerOf(status) !== 'acknowledged')
    throw new Error(`The server answered ${status}: ${JSON.stringify(json)}`)
  return json
}
