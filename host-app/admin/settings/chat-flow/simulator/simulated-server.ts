import { TIMEOUT_GRACE_MS } from '#contract/constants/conversation.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, MessageMeta, SenderType, VisitorChoice } from '#contract/entities/message.ts'
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import type { Clock } from '#core/clock.ts'
import type { ConversationRecord } from '#core/conversation-record/conversation-record.ts'
import { consequenceOf } from '#core/conversation-record/timeout-consequences.ts'
import {
  autoCloseAfterTyping,
  isDue,
  keptTimeout,
  type Timeout,
  timeoutAfterAi,
  timeoutOf,
} from '#core/conversation-record/timeouts.ts'
import {
  type ConversationChange,
  humanWanted,
  reopened,
  resolved,
  returnedToAi,
} from '#core/conversation-record/transitions.ts'
import { readMessage, visitorSpoke } from '#core/conversation-record/visitor-message.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { type AiReply, replyOf } from './ai-reply.ts'

/** Id of the simulated conversation. */
export const SIMULATED_ID = '00000000-0000-4000-8000-000000000000'
/** How long the simulated AI takes for an answer, in ms: long enough for 'Thinking…' to show first. */
const AI_TAKES_MS = 2_000
const AGENT = 'Dana'
const TICKET_NUMBER = 1_001

type Stored = ConversationRecord & Pick<ConversationChange, 'assignee_name' | 'ai_due_at' | 'updated_at'>

/** What a simulated server depends on. Each is read again whenever it is needed, so that edits count at once. */
export type ServerDeps = {
  readonly clock: Clock
  readonly flow: () => ChatFlowSettings
  readonly locale: () => Locale
  readonly aiReply: () => AiReply
  /** Called when the conversation has changed without a request of the widget. */
  readonly changed: () => void
}

/** The server's side of one simulated conversation. */
export type SimulatedServer = ReturnType<typeof createSimulatedServer>

/** Creates the server of one conversation in memory. It decides by the same rules of `core` as the real one. */
export function createSimulatedServer({ clock, flow, locale, aiReply, changed }: ServerDeps) {
  const startedAt = new Date(clock.now())
  const messages: Message[] = []
  let answerTimer: unknown = null
  let timeoutTimer: unknown = null
  let stored: Stored = {
    status: 'open',
    needs_human: false,
    human_requested_at: null,
    responder: 'ai',
    timeout_rule: null,
    timeout_at: null,
    updated_at: startedAt,
  }

  const now = () => new Date(clock.now())

  function post(sender: SenderType, content: string, meta: MessageMeta = {}, clientId?: string): Message {
    const sequence = messages.length + 1
    const message: Message = {
      id: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
      conversation_id: SIMULATED_ID,
      sequence,
      client_id: clientId ?? `server-${sequence}`,
      sender_type: sender,
      sender_name: sender === 'agent' ? AGENT : null,
      content,
      meta,
      helpful: null,
      created_at: now().toISOString(),
    }
    messages.push(message)
    return message
  }

  function save(change: ConversationChange, timeout?: Timeout): void {
    const after = { ...stored, ...change }
    const next = timeout ?? keptTimeout(stored, after) ?? timeoutOf(after, flow().timers)
    stored = { ...after, ...next, updated_at: now() }
    clock.clearTimeout(timeoutTimer)
    // The job acts a moment after the widget, for visitors who have left.
    if (stored.timeout_at !== null)
      timeoutTimer = clock.setTimeout(
        runTimeout,
        stored.timeout_at.getTime() + TIMEOUT_GRACE_MS - clock.now(),
      )
    clock.clearTimeout(answerTimer)
    if (stored.ai_due_at) answerTimer = clock.setTimeout(answer, AI_TAKES_MS)
  }

  function runTimeout(): void {
    if (stored.timeout_rule === null) return
    applyTimeout(stored.timeout_rule)
    changed()
  }

  function applyTimeout(rule: NonNullable<Stored['timeout_rule']>): void {
    if (!isDue(stored, rule, now())) return
    const { messages: said, change } = consequenceOf(rule, stored, texts(), now())
    for (const { sender, content, meta } of said) post(sender, content, meta)
    save(change)
  }

  const texts = () => messagesFor(locale(), flow().texts)

  function answer(): void {
    const { content, meta } = replyOf(aiReply(), texts())
    post('ai', content, meta)
    save({ ai_due_at: null }, timeoutAfterAi(meta.type, flow().timers, now()))
    changed()
  }

  function read(content: string, choice: VisitorChoice | null) {
    if (choice) return { meta: choice, wantsHuman: false }
    return readMessage(content, stored, messages.at(-1)?.meta.type === 'offer', flow())
  }

  return {
    conversation(): VisitorConversation {
      const { status, needs_human, responder, human_requested_at } = stored
      return {
        id: SIMULATED_ID,
        subject: '',
        status,
        needs_human,
        responder,
        assignee_name: stored.assignee_name ?? null,
        last_sequence: messages.length,
        number: status === 'ticket' ? TICKET_NUMBER : null,
        human_requested_at: human_requested_at?.toISOString() ?? null,
        agent_seen_sequence: 0,
        visitor_seen_sequence: 0,
        last_message_at: messages.at(-1)?.created_at ?? null,
        preview: messages.at(-1)?.content ?? '',
        created_at: startedAt.toISOString(),
        updated_at: stored.updated_at!.toISOString(),
      }
    },
    messagesAfter: (sequence: number) => messages.slice(sequence),
    /** When the AI answers, in ms since the epoch; null if it doesn't. */
    answerAt: () => (stored.ai_due_at ? stored.ai_due_at.getTime() + AI_TAKES_MS : null),
    applyTimeout,
    visitorSays(clientId: string, content: string, choice: VisitorChoice | null): Message {
      const { meta, wantsHuman } = read(content, choice)
      const message = post('visitor', content, meta, clientId)
      save(visitorSpoke(stored, { meta, wantsHuman }, flow(), now()))
      return message
    },
    visitorTypes(): void {
      if (stored.timeout_rule !== 'auto-close') return
      const timeout_at = autoCloseAfterTyping(flow().timers, now())
      save({}, { timeout_rule: 'auto-close', timeout_at })
    },
    setNeedsHuman(needsHuman: boolean): void {
      save(needsHuman ? { ...reopened(stored), ...humanWanted(stored, now()) } : returnedToAi(false, now()))
    },
    /** An agent takes the conversation and, with a text, answers. */
    agentActs(text: string | null): void {
      if (text !== null) post('agent', text)
      save({ ...reopened(stored), responder: 'agent', assignee_name: AGENT, ai_due_at: null })
      changed()
    },
    agentResolves(): void {
      save(resolved(stored, now()))
      changed()
    },
    stop(): void {
      clock.clearTimeout(answerTimer)
      clock.clearTimeout(timeoutTimer)
    },
  }
}
