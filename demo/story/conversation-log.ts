/** Writes down what happens in one conversation. The product's own transitions decide what follows from each step. */
import { HUMAN_FALLBACK_AFTER_MS, SUBJECT_LENGTH, SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { AnswerOutcome } from '#contract/entities/answers.ts'
import type { MessageMeta } from '#contract/entities/message.ts'
import type { ConversationRecord } from '#core/conversation-record/conversation-record.ts'
import {
  asTicket,
  type ConversationChange,
  humanWanted,
  reopened,
  resolved,
} from '#core/conversation-record/transitions.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { type StoryAgent, type TeamName, teamId } from './agents.ts'
import { storyRules } from './automation.ts'
import type { Actor, Columns, StoryEvent } from './events.ts'
import type { StoryCustomer } from './texts/customers.ts'
import { createTimers } from './timers.ts'

/** How the AI's answers ended, by the type of their message. The offer in this story is what it says without an article. */
const OUTCOMES: Readonly<Record<string, AnswerOutcome>> = { answer: 'answer', offer: 'no-information' }

/** How a conversation begins. `at` is in ms since the epoch. */
export type Beginning = {
  readonly id: string
  readonly at: number
  readonly customer: StoryCustomer & { readonly id: string }
  readonly locale: Locale
  /** A ticket's own subject; otherwise the first message names the conversation. */
  readonly ticket: { readonly subject: string; readonly category: string } | null
  readonly firstMessage: string
  readonly isCall?: boolean
}

/** The growing list of events of a conversation. All instants are in ms since the epoch. */
export type ConversationLog = ReturnType<typeof openLog>

/** Begins a conversation with the visitor's first message. */
export function openLog({
  id,
  at: startedAt,
  customer,
  locale,
  ticket,
  firstMessage,
  isCall = false,
}: Beginning) {
  const events: StoryEvent[] = []
  const timers = createTimers(id, raise)
  const t = messagesFor(locale)
  let last = startedAt
  /** When the conversation began or was last reopened. */
  let began = startedAt
  let labels: readonly string[] = []
  let priority = 'medium'
  let team: TeamName | null = null
  let hasReply = false
  let record: ConversationRecord = {
    status: ticket ? 'ticket' : 'open',
    needs_human: ticket !== null,
    human_requested_at: ticket ? new Date(startedAt) : null,
    responder: ticket ? 'none' : 'ai',
    timeout_rule: null,
    timeout_at: null,
  }

  function add(event: Pick<StoryEvent, 'kind' | 'data' | 'actor'>, at: number): void {
    last = Math.max(last, at)
    events.push({ about: id, at, ...event } as StoryEvent)
  }

  function change(actor: Actor, at: number, columns: ConversationChange & Columns): void {
    record = { ...record, ...columns } as ConversationRecord
    add({ kind: 'change', actor, data: { ...columns, updated_at: new Date(at) } }, at)
  }

  /** Runs a rule and applies what it does. */
  function run(name: keyof typeof storyRules, at: number, columns: Columns): void {
    const { id: rule_id, name: ruleName, event } = storyRules[name]
    const actor = { automation: ruleName }
    add({ kind: 'rule', actor, data: { rule_id, name: ruleName, event } }, at)
    change(actor, at, columns)
  }

  function message(
    sender: 'visitor' | 'ai' | 'system' | StoryAgent,
    content: string,
    at: number,
    { meta = {}, helpful = null }: { readonly meta?: MessageMeta; readonly helpful?: boolean | null } = {},
  ): void {
    const agent = typeof sender === 'string' ? null : sender
    const sender_type = typeof sender === 'string' ? sender : 'agent'
    const actor = agent
      ? { agentId: agent.id }
      : sender_type === 'system'
        ? 'job'
        : (sender_type as 'visitor' | 'ai')
    const data = {
      sender_type,
      sender_id: agent?.id ?? null,
      sender_name: agent?.name ?? null,
      content,
      meta,
      helpful,
      outcome: sender_type === 'ai' ? (OUTCOMES[meta.type ?? ''] ?? null) : null,
    }
    add({ kind: 'message', actor, data }, at)
    if (agent) {
      hasReply = true
      events.push(...timers.end('first-reply', at))
    }
  }

  /** A breach raises the priority, as a rule says. */
  function raise(at: number): void {
    if (priority !== 'medium') return
    priority = 'high'
    run('breach', at + 2_000, { priority })
  }

  /** Looks at the SLA policies after a change. */
  function checkTimers(at: number): void {
    const isCounted = record.status !== 'resolved' && record.responder !== 'ai'
    const requested = record.human_requested_at?.getTime() ?? at
    const since = {
      ...(isCounted && { resolution: began }),
      ...(isCounted && !hasReply && { 'first-reply': requested }),
    }
    events.push(
      ...timers.check(
        { team, isTicket: record.status === 'ticket', isVerified: customer.isVerified, since },
        at,
      ),
    )
  }

  add(
    {
      kind: 'open',
      actor: 'visitor',
      data: {
        subject: ticket?.subject ?? firstMessage.slice(0, SUBJECT_LENGTH),
        source: ticket ? 'widget' : 'chat',
        category: ticket?.category ?? null,
        custom_fields: ticket ? { plan: customer.plan, workspace: customer.company } : {},
        locale,
        customer_id: customer.id,
        customer_email: customer.email,
        customer_name: customer.name,
        customer_company_name: customer.company,
        is_verified: customer.isVerified,
        status: record.status,
        needs_human: record.needs_human,
        human_requested_at: record.human_requested_at,
        responder: record.responder,
      },
    },
    startedAt,
  )
  message('visitor', firstMessage, startedAt, { meta: isCall ? { in_call: true } : {} })
  if (ticket) checkTimers(startedAt)
  const subject = (ticket?.subject ?? firstMessage.slice(0, SUBJECT_LENGTH)).toLowerCase()
  if (/calendar|kalender/.test(subject)) {
    labels = ['calendar sync']
    run('calendar', startedAt + 1_000, { tags: labels })
  }
  if (/refund|charged twice/.test(firstMessage.toLowerCase())) {
    labels = [...labels, 'refund']
    priority = 'high'
    run('refund', startedAt + 1_000, { priority, tags: labels })
  }

  return {
    id,
    events,
    t,
    locale,
    customer,
    startedAt,
    last: () => last,
    message,
    change,

    /** The visitor asks for a human. */
    requestHuman(at: number): void {
      const timeout = record.status === 'open' && {
        timeout_rule: 'queue-timeout',
        timeout_at: new Date(at + HUMAN_FALLBACK_AFTER_MS),
      }
      change('visitor', at, { ...humanWanted(record, new Date(at)), ...timeout })
      checkTimers(at)
    },

    /** Nobody is free, or the visitor chose nothing: the conversation becomes a ticket. */
    becomeTicket(at: number, apology: 'apology' | 'choiceTimeout'): void {
      if (apology === 'choiceTimeout') message('system', `${SYSTEM_PREFIX} handoff timeout`, at)
      message('ai', t[apology], at, { meta: { type: 'auto' } })
      change('job', at, { ...asTicket(record, new Date(at)), timeout_rule: null, timeout_at: null })
      checkTimers(at)
    },

    /** An agent takes the conversation, into their team. */
    assign(agent: StoryAgent, into: TeamName, at: number): void {
      const isNewTeam = team !== into
      team = into
      change({ agentId: agent.id }, at, {
        assignee_id: agent.id,
        assignee_name: agent.name,
        responder: 'agent',
        timeout_rule: null,
        timeout_at: null,
        ...(isNewTeam && into !== 'Billing' && { team_id: teamId(into) }),
      })
    },

    /** The agent adds the labels; a rule gives what is labeled `billing` to its team. */
    label(agent: StoryAgent, added: readonly string[], at: number): void {
      const fresh = added.filter(label => !labels.includes(label))
      if (fresh.length === 0) return
      labels = [...labels, ...fresh]
      change({ agentId: agent.id }, at, { tags: labels })
      if (team === 'Billing' && fresh.includes('billing'))
        run('billing', at + 1_000, { team_id: teamId('Billing') })
      checkTimers(at + 1_000)
    },

    note(agent: StoryAgent, content: string, at: number, mentioned: readonly StoryAgent[] = []): void {
      const data = { author_name: agent.fullName, content, mentioned_ids: mentioned.map(one => one.id) }
      add({ kind: 'note', actor: { agentId: agent.id }, data }, at)
    },

    resolve(actor: Actor, at: number): void {
      change(actor, at, {
        ...resolved(record, new Date(at)),
        timeout_rule: null,
        timeout_at: null,
        seen: true,
      })
      events.push(...timers.end('all', at))
    },

    /** The visitor or an agent has written in a resolved conversation. */
    reopen(actor: Actor, at: number): void {
      change(actor, at, reopened(record))
      began = at
      checkTimers(at)
    },

    survey(data: Extract<StoryEvent, { kind: 'survey' }>['data'], at: number): void {
      add({ kind: 'survey', actor: 'job', data }, at)
    },

    /** Leaves out what happened after an instant. */
    forgetAfter(at: number): void {
      events.splice(0, events.length, ...events.filter(event => event.at <= at))
      last = at
    },

    /** Ends the log: what is still promised at `now` may be late by then. */
    close(now: number): readonly StoryEvent[] {
      events.push(...timers.lookAt(now))
      return events.map(event => ({ ...event, at: Math.trunc(event.at) })).sort((a, b) => a.at - b.at)
    },
  }
}
