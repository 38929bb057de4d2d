import type { Message } from '#contract/entities/message.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { type Edges, isGone } from './effects/edges.ts'

/** The data that the company stores about the conversations that this browser can open. */
export type MyData = {
  readonly tenant: string
  readonly exported_at: string
  readonly email: string | null
  readonly name: string | null
  readonly conversations: readonly (ResponseOf<'getConversation'> & { messages: readonly Message[] })[]
}

/** Fetches all data from the server. Null if any request fails. */
export async function collectMyData(edges: Edges): Promise<MyData | null> {
  const { tenant, clock, storage, credentials } = edges
  const { email, name, credentials: known } = storage.read()
  const conversations: MyData['conversations'][number][] = []
  for (const id of Object.keys(known)) {
    const found = await credentials.ask('getConversation', id, {})
    if (isGone(found)) continue
    const messages = await allMessages(edges, id)
    if (found.kind !== 'ok' || messages === null) return null
    conversations.push({ ...found.value, messages })
  }
  return { tenant, exported_at: new Date(clock.now()).toISOString(), email, name, conversations }
}

async function allMessages({ credentials }: Edges, id: string): Promise<Message[] | null> {
  const messages: Message[] = []
  for (;;) {
    const query = { after: messages.at(-1)?.sequence ?? 0 }
    const result = await credentials.ask('listMessages', id, { query })
    if (result.kind !== 'ok') return null
    if (result.value.messages.length === 0) return messages
    messages.push(...result.value.messages)
  }
}
