import { BRAND } from '#contract/brand.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { isEmail } from '#contract/text/is-email.ts'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import { type Catalog, partCatalog } from '../../locales/catalog.ts'
import { THREAD_MESSAGES } from '../../locales/chat/en/thread.ts'
import type { ChatMessages } from '../../locales/chat/en.ts'
import { toJson } from '../api/to-json.ts'
import { forgetConversation } from '../storage/remembered-conversations.ts'
import { type ChatStores, showRecord } from './chat-stores.ts'
import { type Edges, isGone } from './effects/edges.ts'

/** Delay before the URL of a saved file is revoked, in ms. The browser has read its bytes by then. */
const REVOKE_AFTER_MS = 60_000

/** The result of one of the visitor's actions. */
export type ActionResult = 'done' | 'failed'

/** The visitor's actions other than writing. */
export type VisitorActions = {
  /** Saves the thread as a text file. */
  readonly downloadTranscript: () => Promise<ActionResult>
  readonly mailTranscript: () => Promise<ActionResult>
  readonly correctContact: (contact: { name?: string; email?: string }) => Promise<ActionResult>
  /** Saves the data that the company stores about this browser's conversations as a JSON file. */
  readonly downloadMyData: () => Promise<ActionResult>
  /** Deletes a conversation from the server and from this browser. */
  readonly erase: (conversationId: string) => Promise<ActionResult>
}

type Options = {
  readonly edges: Edges
  readonly stores: ChatStores
  readonly turnTo: (conversationId: string | null) => void
}

/** Creates the actions of a chat. They never reject because of the server. */
export function createVisitorActions({ edges, stores, turnTo }: Options): VisitorActions {
  const { clock, credentials, storage, state, dispatch } = edges

  /** Returns a file's name, such as `Acme-Support-chat-2026-01-31.txt`. */
  function fileName(what: string, extension: string): string {
    const title = stores.$config.get()?.brand.title ?? BRAND.name
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    return `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${what}-${day}.${extension}`
  }

  return {
    async downloadTranscript() {
      const text = transcriptOf(state().messages, partCatalog(stores.$catalog.get(), THREAD_MESSAGES))
      downloadFile(fileName('chat', 'txt'), 'text/plain;charset=utf-8', text)
      return 'done'
    },
    async mailTranscript() {
      const { conversationId: id } = state()
      if (id === null) return 'failed'
      const result = await credentials.ask('sendTranscript', id, {})
      return result.kind === 'ok' ? 'done' : 'failed'
    },
    async correctContact({ name, email }) {
      if (email !== undefined && !isEmail(email)) return 'failed'
      const { conversationId: id } = state()
      if (id !== null) {
        const body = { ...(name && { name }), ...(email && { email }) }
        const result = await credentials.ask('correctContact', id, { body })
        if (result.kind !== 'ok') return 'failed'
      }
      if (name) storage.change({ name })
      if (email) dispatch({ type: 'email-given', email })
      return 'done'
    },
    async downloadMyData() {
      const data = await collectMyData(edges)
      if (data === null) return 'failed'
      downloadFile(fileName('my-data', 'json'), 'application/json', toJson(data))
      return 'done'
    },
    async erase(id) {
      const result = await credentials.ask('eraseConversation', id, {})
      if (result.kind !== 'ok' && !isGone(result)) return 'failed'
      if (state().conversationId === id) turnTo(null)
      forgetConversation(storage, id)
      showRecord(stores, storage.read(), state().conversationId)
      return 'done'
    },
  }
}

/** Downloads a text as a file. */
function downloadFile(name: string, mediaType: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }))
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}

/** Returns a thread as plain text: author, time and text of each message, without the notes for staff. */
function transcriptOf(
  messages: readonly Message[],
  { locale, t }: Catalog<Pick<ChatMessages, keyof typeof THREAD_MESSAGES>>,
): string {
  const names = { visitor: t.you, ai: t.assistant, agent: t.agent, system: '' }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const parts = messages
    .filter(message => !isHidden(message))
    .map(message => {
      const { sender_type, sender_name, created_at } = message
      const name = sender_type === 'agent' ? (sender_name ?? names.agent) : names[sender_type]
      return `${name && `${name}, `}${format.format(Date.parse(created_at))}\n${messageAsText(message)}\n`
    })
  return parts.join('\n')
}

/** The data that the company stores about the conversations that this browser can open. */
type MyData = {
  readonly tenant: string
  readonly exported_at: string
  readonly email: string | null
  readonly name: string | null
  readonly conversations: readonly (ResponseOf<'getConversation'> & { messages: readonly Message[] })[]
}

/** Fetches all data from the server. Null if any request fails. */
async function collectMyData(edges: Edges): Promise<MyData | null> {
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
