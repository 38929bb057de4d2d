/**
 * The facts of conversations, computed from raw rows in plain TypeScript. It shares nothing with the server, so that it
 * can judge it.
 */
import type { Query } from '#server/ports/database.ts'

/** What a report needs to know of a conversation; instants in ms. */
export type Fact = {
  readonly id: string
  readonly started: number
  readonly channel: string
  readonly locale: string
  readonly labels: readonly string[]
  readonly agent: string | null
  readonly team: string | null
  readonly handler: 'ai' | 'agent'
  readonly isAskedFor: boolean
  /** In ms; null without a reply. */
  readonly firstReply: number | null
  readonly resolved: number | null
  /** Null unless it is resolved, and no person wrote or was asked for. */
  readonly aiEnding: 'confirmed' | 'assumed' | 'given-up' | null
  readonly isReopened: boolean
  readonly met: number
  readonly missed: number
  readonly called: number | null
  readonly callLength: number | null
  readonly survey: Survey | null
  readonly assists: readonly Assist[]
}
/** A text that the AI wrote for an agent. */
export type Assist = {
  readonly task: string
  readonly offered: number
  readonly became: readonly ('inserted' | 'dismissed' | 'sent' | 'unchanged')[]
}
/** A survey about a conversation. */
export type Survey = {
  readonly kind: string
  readonly channel: string
  readonly score: number | null
  readonly asked: number
  readonly answered: number | null
  readonly handler: string
  readonly agent: string | null
  readonly team: string | null
}

type ConversationRow = {
  readonly id: string
  readonly created_at: Date
  readonly status: string
  readonly locale: string
  readonly tags: readonly string[]
  readonly assignee_id: string | null
  readonly team_id: string | null
  readonly resolved_at: Date | null
  readonly spam_at: Date | null
  readonly merged_into_id: string | null
  readonly call_started_at: Date | null
  readonly call_ended_at: Date | null
}
type MessageRow = {
  readonly sender_type: string
  readonly meta: {
    readonly type?: string
    readonly citations?: readonly unknown[]
    readonly deleted_by?: string
  }
  readonly outcome: string | null
  readonly helpful: boolean | null
  readonly created_at: Date
}
type ActivityRow = {
  readonly kind: string
  readonly detail: { readonly from?: string | null; readonly to?: string | null }
  readonly created_at: Date
}
type HandoffRow = { readonly requested_at: Date }
type TimerRow = { readonly ended_at: Date | null; readonly breached_at: Date | null; readonly due_at: Date }
type SurveyRow = {
  readonly kind: string
  readonly channel: string
  readonly score: number | null
  readonly asked_at: Date
  readonly answered_at: Date | null
  readonly handled_by: string
  readonly agent_id: string | null
  readonly team_id: string | null
}
type AssistRow = {
  readonly task: string
  readonly offered_at: Date
  readonly inserted_at: Date | null
  readonly dismissed_at: Date | null
  readonly sent_at: Date | null
  readonly is_unchanged: boolean | null
}
type History = {
  readonly messages: readonly MessageRow[]
  readonly activities: readonly ActivityRow[]
  readonly handoffs: readonly HandoffRow[]
  readonly timers: readonly TimerRow[]
  readonly survey: SurveyRow | undefined
  readonly assists: readonly AssistRow[]
}

/** Reads a company's raw rows and returns the facts of what counts: neither spam nor merged into another. */
export async function readTruth(query: Query, companyId: string): Promise<Fact[]> {
  const all = <Row>(table: string, order = '') =>
    query<Row>(`select * from public.${table} where company_id = $1 ${order}`, [companyId])
  async function byConversation<Row>(table: string, order?: string) {
    const rows = await all<Row & { readonly conversation_id: string }>(table, order)
    return (id: string): Row[] => rows.filter(row => row.conversation_id === id)
  }
  const conversations = await all<ConversationRow>('conversations')
  const messages = await byConversation<MessageRow>('messages', 'order by sequence')
  const activities = await byConversation<ActivityRow>('activities', 'order by position')
  const handoffs = await byConversation<HandoffRow>('handoffs')
  const timers = await byConversation<TimerRow>('sla_timers')
  const surveys = await byConversation<SurveyRow>('surveys')
  const assists = await byConversation<AssistRow>('ai_assists')
  return conversations
    .filter(c => c.spam_at === null && c.merged_into_id === null)
    .map(c =>
      factOf(c, {
        messages: messages(c.id),
        activities: activities(c.id),
        handoffs: handoffs(c.id),
        timers: timers(c.id),
        survey: surveys(c.id)[0],
        assists: assists(c.id),
      }),
    )
}

function factOf(c: ConversationRow, history: History): Fact {
  const { messages, activities, handoffs, timers, survey, assists } = history
  const replied = least(
    messages.filter(m => m.sender_type === 'agent' && m.meta.deleted_by === undefined).map(instant),
  )
  const holders = activities.filter(a => a.kind === 'assignee')
  const resolved = c.status === 'resolved' ? ms(c.resolved_at) : null
  return {
    id: c.id,
    started: ms(c.created_at)!,
    channel: c.call_started_at !== null ? 'voice' : isForm(c, history) ? 'ticket' : 'chat',
    locale: c.locale,
    labels: [...new Set<string>(c.tags.map((tag: string) => tag.toLowerCase()))],
    agent: c.assignee_id ?? holders.flatMap(a => a.detail.to ?? []).at(-1) ?? null,
    team: c.team_id,
    handler: replied === null ? 'ai' : 'agent',
    isAskedFor: handoffs.length > 0,
    firstReply: replied === null ? null : replied - awaitedSince(c, history, replied),
    resolved,
    aiEnding:
      resolved !== null && replied === null && handoffs.length === 0 ? endingOf(messages, survey) : null,
    isReopened: activities.some(
      a =>
        a.kind === 'status' &&
        a.detail.from === 'resolved' &&
        !activities.some(u => u.kind === 'unmerged' && instant(u) === instant(a)),
    ),
    met: timers.filter(t => t.breached_at === null && isBefore(t.ended_at, t.due_at)).length,
    missed: timers.filter(
      t => t.breached_at !== null || (t.ended_at !== null && !isBefore(t.ended_at, t.due_at)),
    ).length,
    called: ms(c.call_started_at),
    callLength: c.call_ended_at === null ? null : ms(c.call_ended_at)! - ms(c.call_started_at)!,
    survey: survey
      ? {
          kind: survey.kind,
          channel: survey.channel,
          score: survey.score,
          asked: ms(survey.asked_at)!,
          answered: ms(survey.answered_at),
          handler: survey.handled_by,
          agent: survey.agent_id,
          team: survey.team_id,
        }
      : null,
    assists: assists.map(assistOf),
  }
}

const SATISFIED: Readonly<Record<string, number>> = { emoji: 4, stars: 4, numbers: 7, thumbs: 1 }

/** How a conversation ended that only the AI answered, told message by message. */
function endingOf(messages: readonly MessageRow[], survey: SurveyRow | undefined): Fact['aiEnding'] {
  let ending: NonNullable<Fact['aiEnding']> = 'given-up'
  for (const { sender_type: by, meta, outcome, helpful } of messages) {
    if (by === 'visitor' && meta.type === 'thankyou') ending = 'confirmed'
    if (by !== 'ai') continue
    if (['suggestions', 'clarification', 'offer'].includes(meta.type ?? '') || outcome === 'complaint')
      ending = 'given-up'
    else if (meta.citations?.length)
      ending = helpful === null ? 'assumed' : helpful ? 'confirmed' : 'given-up'
    else if (outcome === 'thanks' && ending === 'assumed') ending = 'confirmed'
  }
  if (survey?.score == null) return ending
  return survey.score >= SATISFIED[survey.kind]! ? 'confirmed' : 'given-up'
}

function assistOf(a: AssistRow): Assist {
  return {
    task: a.task,
    offered: ms(a.offered_at)!,
    became: [
      ...(a.inserted_at === null ? [] : (['inserted'] as const)),
      ...(a.dismissed_at === null ? [] : (['dismissed'] as const)),
      ...(a.sent_at === null ? [] : (['sent'] as const)),
      ...(a.is_unchanged ? (['unchanged'] as const) : []),
    ],
  }
}

/** The first moment up to the reply at which a person was awaited, or else the start. */
function awaitedSince(c: ConversationRow, history: History, replied: number): number {
  const { messages, activities, handoffs } = history
  const toTicket = activities.filter(a => a.kind === 'status' && a.detail.to === 'ticket').map(instant)
  const requests = handoffs.map(h => ms(h.requested_at)!)
  const form = isForm(c, history) ? [ms(c.created_at)!] : []
  const toHolder = messages
    .filter(m => {
      const last = activities.filter(a => a.kind === 'assignee' && instant(a) <= instant(m)).at(-1)
      return m.sender_type === 'visitor' && last !== undefined && last.detail.to !== null
    })
    .map(instant)
  const moments = [...toTicket, ...requests, ...form, ...toHolder].filter(at => at <= replied)
  return least(moments) ?? ms(c.created_at)!
}

/** Whether it was opened as a ticket. */
function isForm(c: ConversationRow, { activities }: History): boolean {
  const changed = activities.find(a => a.kind === 'status')
  return (changed ? changed.detail.from : c.status) === 'ticket'
}

function instant(row: { readonly created_at: Date }): number {
  return ms(row.created_at)!
}

function ms(value: Date | null): number | null {
  return value === null ? null : value.getTime()
}

function isBefore(a: Date | null, b: Date): boolean {
  return a !== null && a.getTime() < b.getTime()
}

function least(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values)
}
