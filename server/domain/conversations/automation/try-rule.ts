import { RULE_TRIAL_CONVERSATIONS } from '#contract/constants/automation.ts'
import type { RuleEvent, RuleTrigger } from '#contract/entities/automation.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { conditionsHold } from '#core/automation/conditions-hold.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { readFacts } from './read-facts.ts'

const noted = (kinds: string, and = '') =>
  `exists (select from public.activities a where a.conversation_id = c.id and a.kind in (${kinds}) ${and})`
const said = (sender: string) =>
  `exists (select from public.messages m where m.conversation_id = c.id and m.sender_type = '${sender}')`

/**
 * SQL condition by event: the event has happened in conversation `c` before. `$3` is now minus the rule's waiting time.
 */
const HAPPENED: Readonly<Record<RuleEvent, string>> = {
  'conversation-created': 'true',
  'message-received': said('visitor'),
  'message-sent': said('agent'),
  'human-requested': noted("'human-requested'"),
  'status-changed': noted("'status'"),
  assigned: noted("'assignee', 'team'", "and a.detail ->> 'to' is not null"),
  'label-added': noted("'labels'", "and a.detail -> 'added' <> '[]'"),
  'sla-breached': noted("'sla-breached'"),
  'no-reply': 'c.waiting_since <= $3',
}

/**
 * Returns which of the latest conversations the rule would match now, without changing them: those in which the event
 * has happened and the conditions hold. Office hours are tested at the time of each conversation's last message.
 */
export function tryRule(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
  trigger: RuleTrigger,
): Promise<ResponseOf<'tryRule'>> {
  const waitedSince = new Date(clock.now() - (trigger.after_minutes ?? 0) * 60_000)
  return database.as(claims, async query => {
    const { office_hours: hours } = await readSettings(query, companyId, 'hours')
    const rows = await query<Match & { at: Date; happened: boolean }>(
      `select c.id, c.subject, c.customer_name, c.customer_email, coalesce(c.last_message_at, c.created_at) as at,
              coalesce(${HAPPENED[trigger.event]}, false) and $3::timestamptz is not null as happened
         from public.conversations c where c.company_id = $1
        order by c.last_message_at desc nulls last, c.id limit $2`,
      [companyId, RULE_TRIAL_CONVERSATIONS, waitedSince],
    )
    const matches: Match[] = []
    for (const { at, happened, ...conversation } of rows) {
      if (!happened) continue
      const facts = await readFacts(query, conversation.id, { hours, at, messageId: null })
      if (conditionsHold(trigger, facts)) matches.push(conversation)
    }
    return { looked_at: rows.length, matches }
  })
}

type Match = ResponseOf<'tryRule'>['matches'][number]
