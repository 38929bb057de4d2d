import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { WebSocket } from 'ws'
import { MESSAGE_PAGE_SIZE } from '#contract/constants/conversation.ts'
import { VISITOR_HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { createServerProcess } from '#tests/support/server-process.ts'
import { answerOf, call, type Reply } from './http.ts'
import { type Join, openChannels, openMany, stopReading } from './sockets.ts'
import type { Side, System, Talk } from './system.ts'

/** People with an inbox open, each with the threads of some conversations. */
const AGENTS = 10
const TENANT = { [VISITOR_HEADERS.tenant]: 'acme' }
const MIB = 2 ** 20

type Credential = { readonly conversationId: string; readonly token: string }

/** Lapwing as it is built, on a database: a URL of PostgreSQL, or '' for the embedded one. */
export function lapwingSystem(name: string, databaseUrl: string): System {
  return {
    name: `Lapwing, ${name}`,
    databaseUrl,
    async start() {
      const server = await createServerProcess({
        DATABASE_URL: databaseUrl,
        TRUSTED_PROXIES: '127.0.0.1,::1',
      })
      await server.start()
      return {
        open: (conversations, delivered) =>
          openTalk(`http://localhost:${server.port}`, conversations, delivered),
        pid: server.pid,
        memoryMb: () => residentMb(server.pid()),
        stop: server.dispose,
      }
    },
  }
}

/** Returns the resident memory of a process, in MiB. */
export function residentMb(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4_096) / MIB
}

async function openTalk(origin: string, count: number, delivered: (text: string) => void): Promise<Talk> {
  const { supabase } = (await expectOk(call(origin, ENDPOINTS.config))) as {
    supabase: { url: string; key: string }
  }
  const address = `${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${supabase.key}&vsn=2.0.0`
  const signIn = async (): Promise<string> => {
    const path = ['POST', '/auth/v1/token?grant_type=password'] as const
    const body = { email: 'agent@acme.test', password: DEMO_PASSWORD }
    const session = await expectOk(call(origin, path, { headers: { apikey: supabase.key }, body }))
    return (session as { access_token: string }).access_token
  }
  const tokens = await Promise.all(Array.from({ length: AGENTS }, signIn))
  const agents = tokens.map(token => ({ authorization: `Bearer ${token}` }))
  const { id: agentId, company_id: companyId } = (await expectOk(
    call(origin, ENDPOINTS.userProfile, { headers: agents[0]! }),
  )) as { id: string; company_id: string }

  let addresses = 0
  const nextAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
  const sockets: WebSocket[] = []
  const open = async (token: string, joins: readonly Join[], hears?: Side) => {
    const socket = await openChannels(address, { from: nextAddress(), token, joins }, row => {
      if (typeof row['content'] === 'string' && hears === row['sender_type']) delivered(row['content'])
    })
    sockets.push(socket)
    return socket
  }

  async function begin(index: number): Promise<Credential> {
    const body = { client_id: randomUUID(), subject: `Load ${index}`, source: 'chat' }
    return (await expectOk(
      call(origin, ENDPOINTS.createConversation, { headers: TENANT, body }),
    )) as Credential
  }

  const conversations: Credential[] = []
  await openMany(count, async index => {
    const credential = await begin(index)
    conversations[index] = credential
    // An agent has it, so that the AI does not answer.
    const [method, path] = ENDPOINTS.updateConversation
    await expectOk(
      call(origin, [method, path.replace(':id', credential.conversationId)], {
        headers: agents[index % AGENTS]!,
        body: { assignee_id: agentId },
      }),
    )
    await open(credential.token, [visitorJoin(credential.conversationId)], 'agent')
  })
  for (const [index, token] of tokens.entries()) {
    const threads = conversations.filter((_, at) => at % AGENTS === index)
    await open(token, [inboxJoin(companyId), ...threads.map(agentJoin)], 'visitor')
  }

  const path = ([method, path]: readonly [string, string], conversation: number) =>
    [method, path.replace(':id', conversations[conversation]!.conversationId)] as const
  return {
    async send({ conversation, side, text }) {
      const headers =
        side === 'visitor'
          ? { ...TENANT, authorization: `Bearer ${conversations[conversation]!.token}` }
          : agents[conversation % AGENTS]!
      const body = { content: text, client_id: randomUUID() }
      return answerOf(
        (await call(origin, path(ENDPOINTS.postMessage, conversation), { headers, body })).status,
      )
    },
    openIdle: extra =>
      openMany(extra, async index => {
        const { conversationId, token } = await begin(index)
        await open(token, [visitorJoin(conversationId)])
      }),
    async openSlow(extra) {
      const slow: WebSocket[] = []
      await openMany(extra, async index => {
        slow.push(await open(tokens[index % AGENTS]!, [inboxJoin(companyId)]))
      })
      return stopReading(slow)
    },
    async stored(conversation) {
      const texts: string[] = []
      for (let after = 0; ; ) {
        const [method, at] = path(ENDPOINTS.listMessages, conversation)
        const { messages } = (await expectOk(
          call(origin, [method, `${at}?after=${after}`], { headers: agents[0]! }),
        )) as { messages: readonly { content: string; sequence: number }[] }
        texts.push(...messages.map(({ content }) => content))
        if (messages.length < MESSAGE_PAGE_SIZE) return texts
        after = messages.at(-1)!.sequence
      }
    },
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** What the widget listens to. */
function visitorJoin(id: string): Join {
  return {
    topic: `conversation:${id}`,
    changes: [
      { event: 'INSERT', schema: 'public', table: 'messages', filter: `conversation_id=eq.${id}` },
      { event: 'UPDATE', schema: 'public', table: 'conversations', filter: `id=eq.${id}` },
    ],
  }
}

/** What an open thread in the inbox listens to. */
function agentJoin({ conversationId }: Credential): Join {
  const filter = `conversation_id=eq.${conversationId}`
  return {
    topic: `messages:${conversationId}`,
    changes: [{ event: 'INSERT', schema: 'public', table: 'messages', filter }],
  }
}

/** What the list of the inbox listens to. */
function inboxJoin(companyId: string): Join {
  const changes = { schema: 'public', table: 'conversations', filter: `company_id=eq.${companyId}` }
  return {
    topic: 'conversations',
    changes: [
      { event: 'INSERT', ...changes },
      { event: 'UPDATE', ...changes },
    ],
  }
}

async function expectOk(reply: Promise<Reply>): Promise<unknown> {
  const { status, json } = await reply
  if (answerOf(status) !== 'acknowledged')
    throw new Error(`The server answered ${status}: ${JSON.stringify(json)}`)
  return json
}
