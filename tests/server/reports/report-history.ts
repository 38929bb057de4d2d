/** Invented histories of conversations, written as rows with the triggers on, from a constant seed. */
import { randomUUID } from 'node:crypto'
import type { Query } from '#server/ports/database.ts'

/** A company that histories are invented for. */
export type Stage = {
  readonly companyId: string
  readonly agentIds: readonly string[]
  readonly teamIds: readonly string[]
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const YEAR = Date.UTC(2026, 0, 1)
/** Days on which many conversations start: around the changes of clocks in Europe and America, and a year's end. */
const BUSY = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31']
const LABELS = ['VIP', 'vip', 'billing', 'Shipping']
const LOCALES = ['en', 'de', 'fr']
const SCORES = { emoji: [1, 5], stars: [1, 5], numbers: [0, 10], thumbs: [0, 1] } as const

/** Returns a generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Writes a conversation and what happened to it, one change after the other. Returns its id. */
export async function inventConversation(query: Query, stage: Stage, random: () => number): Promise<string> {
  const id = randomUUID()
  const isForm = random() < 0.25
  let at = startOf(random)
  await query(
    `insert into public.conversations (id, company_id, subject, source, status, responder, needs_human, human_requested_at,
       locale, tags, created_at, updated_at, last_message_at)
     values ($1, $2, 'Help', $3, $4, $5, $6, $7, $8, $9, $10, $10, $10)`,
    [
      id,
      stage.companyId,
      pick(random, ['widget', 'chat']),
      isForm ? 'ticket' : 'open',
      isForm ? 'none' : 'ai',
      isForm,
      isForm ? at : null,
      pick(random, LOCALES),
      LABELS.filter(() => random() < 0.2),
      at,
    ],
  )
  const steps = Math.floor(random() * 36)
  for (let step = 0; step < steps; step++) {
    at = new Date(at.getTime() + Math.ceil(random() ** 4 * 4 * DAY_MS))
    await changeAtRandom(query, stage, id, at, random)
  }
  return id
}

function startOf(random: () => number): Date {
  if (random() < 0.4) return new Date(YEAR + Math.floor(random() * 365 * DAY_MS))
  const day = Date.parse(pick(random, BUSY))
  return new Date(day + Math.floor((random() - 0.3) * 3 * DAY_MS))
}

/** One change of a conversation, of those that reports look at. */
export async function changeAtRandom(
  query: Query,
  { companyId, agentIds, teamIds }: Stage,
  id: string,
  at: Date,
  random: () => number,
): Promise<void> {
  const set = (assignments: string, values: readonly unknown[] = []) =>
    query(`update public.conversations set ${assignments}, updated_at = $2 where id = $1`, [
      id,
      at,
      ...values,
    ])
  const say = (sender: string, content = 'Hello') =>
    query(
      `insert into public.messages (company_id, conversation_id, sender_type, sender_id, content, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [companyId, id, sender, sender === 'agent' ? pick(random, agentIds) : null, content, at],
    )
  /** A reply of the AI, or the visitor's thanks. */
  const reply = (sender: string, meta: object, outcome: string | null) =>
    query(
      `insert into public.messages (company_id, conversation_id, sender_type, content, meta, outcome, created_at)
       values ($1, $2, $3, 'Hello', $4, $5, $6)`,
      [companyId, id, sender, JSON.stringify(meta), outcome, at],
    )
  const answered = () => reply('ai', { type: 'answer', citations: [{ slug: 'a', title: 'A' }] }, 'answer')
  const changes = [
    answered,
    answered,
    () => reply('ai', { type: 'suggestions' }, 'suggestions'),
    () => reply('ai', { type: 'offer' }, 'no-information'),
    () => reply('ai', { type: 'answer', citations: [] }, pick(random, ['thanks', 'complaint', 'small-talk'])),
    () => reply('visitor', { type: 'thankyou' }, null),
    () =>
      query(
        `update public.messages set helpful = $2 where id = (
           select id from public.messages where conversation_id = $1 and sender_type = 'ai' order by sequence desc limit 1)`,
        [id, pick(random, [true, false, null])],
      ),
    () => say('visitor'),
    () => say('visitor'),
    () => say('ai'),
    () => say('agent'),
    () => say('system', '[system] a mark'),
    () =>
      set(`needs_human = true, human_requested_at = coalesce(human_requested_at, $2),
                 responder = case when assignee_id is null then 'none' else 'agent' end`),
    () =>
      set(`assignee_id = $3, assignee_name = 'Agent', responder = 'agent', needs_human = false`, [
        pick(random, agentIds),
      ]),
    () => set(`assignee_id = null, assignee_name = null, responder = 'ai', needs_human = false`),
    () => set(`team_id = $3`, [pick(random, [...teamIds, null])]),
    () => set('tags = $3', [LABELS.filter(() => random() < 0.3)]),
    () => set(`status = 'resolved', resolved_at = $2, needs_human = false`),
    () => set(`status = 'resolved', resolved_at = $2, needs_human = false`),
    () => set(`status = 'open', resolved_at = null`),
    () => set(`status = 'ticket', resolved_at = null`),
    () =>
      set(`spam_at = case when spam_at is null then $2::timestamptz end,
                 spam_reason = case when spam_at is null then 'agent' end`),
    () => merge(query, companyId, id, at),
    () => set('call_started_at = $2, call_ended_at = null'),
    () => set("call_started_at = $2::timestamptz - interval '9 minutes', call_ended_at = $2"),
    () =>
      set("call_ended_at = call_started_at + $3 * interval '1 millisecond'", [
        Math.ceil(random() * 30 * MINUTE_MS),
      ]),
    () => startDeadline(query, companyId, id, at, random),
    () => startDeadline(query, companyId, id, at, random),
    () => endDeadline(query, id, at, random),
    () => ask(query, id, at, random),
    () => ask(query, id, at, random),
    () => ask(query, id, at, random),
    () => answer(query, id, at, random),
    () => answer(query, id, at, random),
    () => answer(query, id, at, random),
    () => assist(query, id, at, pick(random, agentIds), random),
    () => assist(query, id, at, pick(random, agentIds), random),
    () => assist(query, id, at, pick(random, agentIds), random),
  ]
  await pick(random, changes)()
}

async function merge(query: Query, companyId: string, id: string, at: Date): Promise<void> {
  await query(
    `update public.conversations c
        set status = case when merged_into_id is null then 'resolved' else 'open' end,
            resolved_at = case when merged_into_id is null then $3::timestamptz end,
            merged_into_id = case when merged_into_id is null then
              (select o.id from public.conversations o where o.company_id = $2 and o.id <> $1 order by o.id limit 1) end,
            needs_human = false, updated_at = $3
      where id = $1`,
    [id, companyId, at],
  )
}

async function startDeadline(query: Query, companyId: string, id: string, at: Date, random: () => number) {
  const due = new Date(at.getTime() + Math.ceil(random() * 600) * MINUTE_MS)
  await query(
    `insert into public.sla_timers (company_id, conversation_id, policy_name, timer, started_at, warn_at, due_at)
     select $1, $2, 'Fast', $3, $4, $5, $5
      where not exists (select from public.sla_timers where conversation_id = $2 and timer = $3 and ended_at is null)`,
    [companyId, id, pick(random, ['first-reply', 'next-reply', 'resolution']), at, due],
  )
}

async function endDeadline(query: Query, id: string, at: Date, random: () => number) {
  await query(
    random() < 0.5
      ? 'update public.sla_timers set ended_at = greatest($2, started_at) where conversation_id = $1 and ended_at is null'
      : 'update public.sla_timers set breached_at = due_at where conversation_id = $1 and due_at <= $2',
    [id, at],
  )
}

async function ask(query: Query, id: string, at: Date, random: () => number) {
  await query(
    `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, agent_id, team_id, asked_at)
     select company_id, id, $2, $3, locale, case when first_replied_at is null then 'ai' else 'agent' end, assignee_id,
            team_id, $4
       from public.conversations where id = $1
     on conflict (conversation_id) do nothing`,
    [
      id,
      pick(random, [...Object.keys(SCORES), 'numbers', 'comment']),
      pick(random, ['chat', 'email', 'voice']),
      at,
    ],
  )
}

async function answer(query: Query, id: string, at: Date, random: () => number) {
  const [survey] = await query<{ kind: keyof typeof SCORES | 'comment' }>(
    'select kind from public.surveys where conversation_id = $1',
    [id],
  )
  if (!survey) return
  const [least, most] = survey.kind === 'comment' ? [0, 0] : SCORES[survey.kind]
  const score = survey.kind === 'comment' ? null : least + Math.floor(random() * (most - least + 1))
  await query(
    `update public.surveys set score = $2, comment = $3, answered_at = coalesce(answered_at, $4), changed_at = $4
      where conversation_id = $1`,
    [id, score, score === null || random() < 0.3 ? 'Fine.' : null, at],
  )
}

/** The AI writes a text for an agent, who inserts it, dismisses it, or leaves it, and sends some of them. */
async function assist(query: Query, id: string, at: Date, person: string, random: () => number) {
  const became = random()
  const sent = became < 0.4 ? at : null
  await query(
    `insert into public.ai_assists (company_id, conversation_id, person_id, task, digest, offered_at, inserted_at,
       dismissed_at, sent_at, sent_sequence, is_unchanged)
     select company_id, id, $2, $3, repeat('a', 64), $4, $5, $6, $7, $8, $9 from public.conversations where id = $1`,
    [
      id,
      person,
      pick(random, ['draft', 'draft', 'summary', 'rewrite', 'translate']),
      at,
      became < 0.6 ? at : null,
      became > 0.8 ? at : null,
      sent,
      sent && 1,
      sent && random() < 0.5,
    ],
  )
}

function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}
