/** Runs a company's rules on queued events: each rule once per event, in the order of the rules. */
import { RULE_DEPTH_MAX } from '#contract/constants/automation.ts'
import { type RuleDraft, type RuleEvent, ruleDraft } from '#contract/entities/automation.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { conditionsHold } from '#core/automation/conditions-hold.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Automation, JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { applyAction } from '../desk/apply-action.ts'
import { readFacts } from './read-facts.ts'

/** Lease of an event. When it ends, any node may take the event again. */
const LEASE_MS = 30_000

/** Maximum attempts per event; an attempt fails on an error or when its node dies. */
const ATTEMPTS = 5
const BATCH = 50

/** Dependencies of the rules job. */
export type RuleDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: { readonly error: (detail: object, text: string) => void }
}

type Rule = RuleDraft & { readonly id: string }

/** Handles up to `BATCH` due events. Returns whether there may be more. */
export async function runRules(deps: RuleDeps): Promise<boolean> {
  for (let count = 0; count < BATCH; count++) {
    const event = await takeRuleEvent(deps)
    if (!event) return false
    await goThrough(deps, event)
  }
  return true
}

async function goThrough(deps: RuleDeps, event: TakenEvent): Promise<void> {
  const { database, log } = deps
  try {
    for (const rule of await rulesFor(database, event)) await runRule(deps, event, rule)
  } catch (error) {
    log.error({ error, conversationId: event.conversation_id, event: event.event }, 'rules could not be run')
    // Keeps the event: when its lease ends, a node tries it again.
    if (event.attempts < ATTEMPTS) return
  }
  await database.as(JOB_CLAIMS, query => query('delete from app.rule_events where id = $1', [event.id]))
}

function rulesFor(database: Database, { company_id, event, rule_id }: TakenEvent): Promise<Rule[]> {
  const columns = Object.keys(ruleDraft.shape).join(', ')
  return database.as(JOB_CLAIMS, async query => {
    const rows = await query<{ id: string }>(
      `select id, ${columns} from public.rules
        where company_id = $1 and event = $2 and is_enabled and ($3::uuid is null or id = $3) order by position, id`,
      [company_id, event, rule_id],
    )
    return rows.map(row => ({ ...ruleDraft.parse(row), id: row.id }))
  })
}

/**
 * Runs one rule in one transaction: all of its actions are done, or none. A refused action is logged as a failed run.
 */
async function runRule({ database, clock }: RuleDeps, event: TakenEvent, rule: Rule): Promise<void> {
  const now = new Date(clock.now())
  try {
    await database.as(JOB_CLAIMS, async query => {
      if (!(await isMatch(query, event, rule))) return
      if (!(await noteRun(query, event, rule, null, now))) return
      await apply(query, event, rule, now)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code } = error
    if (code === 'conversation_not_found') return
    await database.as(JOB_CLAIMS, query => noteRun(query, event, rule, code, now))
  }
}

/**
 * Returns whether the rule's conditions hold; never for spam. Takes the conversation's row lock, so that a rule sees the effects of the
 * rules before it.
 */
async function isMatch(query: Query, event: TakenEvent, rule: Rule): Promise<boolean> {
  const [noEffects] = await query<{ is_waiting: boolean }>(
    `select coalesce(waiting_since = $2, false) and status <> 'resolved' as is_waiting
       from public.conversations where id = $1 and spam_at is null for no key update`,
    [event.conversation_id, event.happened_at],
  )
  if (!noEffects || (event.event === 'no-reply' && !noEffects.is_waiting)) return false
  const { office_hours: hours } = await readSettings(query, event.company_id, 'hours')
  const at = event.due_at
  const facts = await readFacts(query, event.conversation_id, { hours, at, messageId: event.message_id })
  return conditionsHold(rule, facts)
}

/** Logs a run of the rule. Returns false if the rule has run on this event before, on any node. */
async function noteRun(
  query: Query,
  { company_id, conversation_id, event, key }: TakenEvent,
  rule: Rule,
  error: ErrorCode | null,
  now: Date,
): Promise<boolean> {
  const rows = await query(
    `insert into public.rule_runs (company_id, rule_id, rule_name, conversation_id, event, event_key, outcome, error,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (rule_id, event_key) do nothing returning id`,
    [company_id, rule.id, rule.name, conversation_id, event, key, error ? 'failed' : 'applied', error, now],
  )
  return rows.length > 0
}

async function apply(
  query: Query,
  { company_id, conversation_id, depth }: TakenEvent,
  { id, name, actions }: Rule,
  now: Date,
): Promise<void> {
  const automation: Automation = { kind: 'automation', id, name }
  // Events that these actions cause are one level deeper, up to which rules look at them.
  await query("select set_config('app.rule_depth', $1, true)", [String(Math.min(depth, RULE_DEPTH_MAX) + 1)])
  await query(
    `insert into public.activities (company_id, conversation_id, kind, actor_type, actor_name, detail, created_at)
     values ($1, $2, 'rule-applied', 'system', $3, $4, $5)`,
    [company_id, conversation_id, name, { rule_id: id, name }, now],
  )
  for (const action of actions) await applyAction(query, automation, conversation_id, action, now)
}

/** A queued rule event, leased to this node. */
type TakenEvent = {
  /** A bigint, as text. */
  readonly id: string
  readonly company_id: string
  readonly conversation_id: string
  readonly event: RuleEvent
  /** Identifies the event in the log of runs, so that a rule runs on it only once. */
  readonly key: string
  readonly message_id: string | null
  /** The rule whose waiting time is over; null for an event that all rules see. */
  readonly rule_id: string | null
  readonly depth: number
  readonly happened_at: Date
  readonly due_at: Date
  readonly attempts: number
}

/**
 * Leases the next due event to this node; null if none is due. Events of one conversation are taken in order, one at a
 * time. Events of suspended companies wait.
 */
export async function takeRuleEvent({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<TakenEvent | null> {
  const now = clock.now()
  const [event] = await database.as(JOB_CLAIMS, query =>
    query<TakenEvent>(
      `update app.rule_events set taken_until = $2, attempts = attempts + 1
        where id = (
          select e.id from app.rule_events e
           where e.due_at <= $1 and (e.taken_until is null or e.taken_until <= $1) and ${companyIsOpen('company_id')}
             and not exists (select from app.rule_events earlier
               where earlier.conversation_id = e.conversation_id and earlier.id < e.id and earlier.due_at <= $1)
           order by e.id limit 1 for update skip locked)
       returning id::text, company_id, conversation_id, event, key, message_id, rule_id, depth, happened_at, due_at,
                 attempts`,
      [new Date(now), new Date(now + LEASE_MS)],
    ),
  )
  return event ?? null
}
