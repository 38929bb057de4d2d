import { createHash } from 'node:crypto'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { type ConversationChange, humanWanted } from '#core/conversation-record/transitions.ts'
import { readMessage } from '#core/conversation-record/visitor-message.ts'
import type { Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Visitor, visitorClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'
import {
  type LockedConversation,
  lockConversation,
  saveConversation,
  storeMessage,
} from '../conversations/locked-conversation.ts'
import { refuseBlockedVisitor } from '../conversations/visitors/refuse-blocked.ts'
import { readSettings } from '../settings/read-settings.ts'
import { askSurvey } from '../surveys/ask-survey.ts'
import { type CallStateDeps, saveCallState } from './call-state.ts'
import { callOfToken, endCall } from './calls.ts'

type Body = ParsedRequestOf<'saveCallLines'>['body']
type Line = Body['lines'][number]

/**
 * Adds what was said in a call to its conversation, as messages in the order of the call (VOICE-05). The text is the
 * browser's own word for it. A line that was added before stays as it is. The chat's AI answers none of them. At the end
 * of the call, the visitor is asked about it.
 * @throws call_token_invalid (401) if the token is not that of this conversation's call.
 * @throws visitor_blocked (403) if the company has blocked the visitor.
 */
export async function saveCallLines(
  deps: CallStateDeps,
  visitor: Visitor,
  { token, lines, is_over }: Body,
): Promise<void> {
  const { database, conversationClock } = deps
  await database.as(visitorClaims(visitor), refuseBlockedVisitor)
  // With the caller's network, so that it is known of the conversation and can be blocked.
  const call = await database.as({ ...JOB_CLAIMS, network: visitor.network }, async query => {
    const now = new Date(conversationClock.now())
    const before = await lockConversation(query, visitor.conversationId)
    const call = await callOfToken(query, visitor.companyId, token)
    if ((call.conversation_id ?? before.id) !== before.id) throw new AppError('call_token_invalid')
    if (call.conversation_id === null) {
      await query('update app.calls set conversation_id = $2 where id = $1', [call.id, before.id])
      await saveCallState(query, deps, before.id)
    }
    if (is_over) await askSurvey(query, { conversationId: before.id, kind: 'thumbs', channel: 'voice' }, now)
    const fresh = await newLines(query, before, call.id, lines)
    if (fresh.length === 0) return call
    for (const line of fresh) await store(query, before, line, now)
    await saveConversation(query, before, await changeAfter(query, before, fresh, now))
    // The visitor has heard it.
    await query('update public.conversations set visitor_seen_sequence = last_sequence where id = $1', [
      before.id,
    ])
    return call
  })
  if (is_over) await endCall(deps, call.id)
}

type IdentifiedLine = Line & { readonly clientId: string }

async function newLines(
  query: Query,
  { id }: LockedConversation,
  callId: string,
  lines: readonly Line[],
): Promise<readonly IdentifiedLine[]> {
  const identified = lines.map(line => ({ ...line, clientId: clientIdOf(callId, line.item_id) }))
  const known = await query<{ client_id: string }>(
    'select client_id from public.messages where conversation_id = $1 and client_id = any($2)',
    [id, identified.map(({ clientId }) => clientId)],
  )
  const ids = new Set(known.map(({ client_id }) => client_id))
  return identified.filter(({ clientId }) => !ids.has(clientId))
}

function store(
  query: Query,
  conversation: LockedConversation,
  { clientId, speaker, text, articles }: IdentifiedLine,
  now: Date,
): Promise<unknown> {
  const sender = speaker === 'visitor' ? 'visitor' : 'ai'
  const cited = sender === 'ai' && articles.length > 0 ? { type: 'answer' as const, citations: articles } : {}
  const meta = { ...cited, in_call: true as const }
  return storeMessage(query, conversation, sender, { clientId, content: text, meta }, now)
}

/** A caller who asks for a person waits for one in the inbox, as in the chat. */
async function changeAfter(
  query: Query,
  before: LockedConversation,
  lines: readonly Line[],
  now: Date,
): Promise<ConversationChange> {
  const said = lines.filter(({ speaker }) => speaker === 'visitor')
  if (said.length === 0) return { updated_at: now }
  const flow = await readSettings(query, before.company_id, 'chat-flow')
  const wantsHuman =
    before.responder === 'ai' && said.some(({ text }) => readMessage(text, before, false, flow).wantsHuman)
  return { ...(wantsHuman && humanWanted(before, now)), updated_at: now }
}

/** Returns the same id for the same line of a call, as a UUID of version 8 (RFC 9562). */
function clientIdOf(callId: string, itemId: string): string {
  const hex = createHash('sha256').update(`${callId}:${itemId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
