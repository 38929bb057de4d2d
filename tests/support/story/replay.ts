/** Writes the story's events to the database, where triggers and consumers write what follows from each of them. */
import type { Actor, StoryEvent } from '#demo/story/events.ts'
import { JOB_CLAIMS, memberClaims } from '#server/domain/actor.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { followEvents } from '../follow-events.ts'

/** A statement has ten seconds; a slow machine needs one for so many events. */
const BATCH = 400

/** Columns that a conversation may begin with, and those that may change. */
const OPENED = `subject, source, category, custom_fields, locale, customer_id, customer_email, customer_name,
  customer_company_name, is_verified, status, needs_human, human_requested_at, responder`
const CHANGED = `status, priority, tags, responder, needs_human, human_requested_at, assignee_id, assignee_name, team_id,
  timeout_rule, timeout_at, snoozed_until, resolved_at, call_started_at, call_ended_at, updated_at`

/** `c` is the conversation before the event; what the event leaves out stays. */
const prefixed = (columns: string, alias: string) => columns.replace(/\w+/g, column => `${alias}.${column}`)

/**
 * The function exists in this session only. Each event runs under its actor's claims, by which the triggers name who
 * did it.
 */
const FUNCTION = `
create or replace function pg_temp.replay_story(company uuid, events jsonb) returns void language plpgsql as $replay$
declare
  event record;
begin
  for event in
    select value ->> 'kind' as kind, (value ->> 'about')::uuid as about, (value ->> 'at')::timestamptz as at,
           value ->> 'claims' as claims, coalesce(value ->> 'automation', '') as automation, value -> 'data' as data
      from jsonb_array_elements(events) with ordinality listed (value, place) order by place
  loop
    perform set_config('request.jwt.claims', event.claims, true);
    perform set_config('app.automation', event.automation, true);
    case event.kind
      when 'open' then
        insert into public.conversations (id, company_id, created_at, updated_at, ${OPENED})
        select event.about, company, event.at, event.at, ${prefixed(OPENED, 'n')}
          from jsonb_populate_record(null::public.conversations, event.data) n;
      when 'message' then
        insert into public.messages
          (company_id, conversation_id, sender_type, sender_id, sender_name, content, meta, helpful, outcome,
           created_at)
        select company, event.about, n.sender_type, n.sender_id, n.sender_name, n.content, n.meta, n.helpful, n.outcome,
               event.at
          from jsonb_populate_record(null::public.messages, event.data) n;
      when 'change' then
        update public.conversations c
           set (${CHANGED}) = (select ${prefixed(CHANGED, 'n')} from jsonb_populate_record(c, event.data) n),
               agent_seen_sequence = case when event.data ? 'seen' then last_sequence else agent_seen_sequence end,
               visitor_seen_sequence = case when event.data ? 'seen' then last_sequence else visitor_seen_sequence end
         where id = event.about;
      when 'note' then
        insert into public.notes (company_id, conversation_id, author_id, author_name, content, mentioned_ids, created_at)
        select company, event.about, auth.uid(), n.author_name, n.content, n.mentioned_ids, event.at
          from jsonb_populate_record(null::public.notes, event.data) n;
      when 'timer' then
        insert into public.sla_timers
          (id, company_id, conversation_id, policy_id, policy_name, timer, started_at, warn_at, due_at)
        select n.id, company, event.about, n.policy_id, n.policy_name, n.timer, n.started_at, n.warn_at, n.due_at
          from jsonb_populate_record(null::public.sla_timers, event.data) n;
      when 'ended' then
        update public.sla_timers set ended_at = greatest(event.at, started_at) where id = (event.data ->> 'id')::uuid;
      when 'warned' then
        update public.sla_timers set warned_at = event.at where id = (event.data ->> 'id')::uuid;
        insert into public.activities (company_id, conversation_id, kind, actor_type, actor_name, detail, created_at)
        values (company, event.about, 'sla-warned', 'system', event.data ->> 'policy_name',
          jsonb_build_object('timer', event.data -> 'timer'), event.at);
      when 'breached' then
        update public.sla_timers set breached_at = event.at where id = (event.data ->> 'id')::uuid;
        insert into public.activities (company_id, conversation_id, kind, actor_type, actor_name, detail, created_at)
        values (company, event.about, 'sla-breached', 'system', event.data ->> 'policy_name',
          jsonb_build_object('timer', event.data -> 'timer'), event.at);
      when 'rule' then
        insert into public.activities (company_id, conversation_id, kind, actor_type, actor_name, detail, created_at)
        values (company, event.about, 'rule-applied', 'system', event.data ->> 'name',
          event.data - 'event', event.at);
        insert into public.rule_runs
          (company_id, rule_id, rule_name, conversation_id, event, event_key, outcome, created_at)
        values (company, (event.data ->> 'rule_id')::uuid, event.data ->> 'name', event.about, event.data ->> 'event',
          event.about || ' ' || (extract(epoch from event.at) * 1000)::bigint, 'applied', event.at);
      when 'survey' then
        insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, agent_id, agent_name,
          team_id, asked_at, score, comment, answered_at, changed_at)
        select company, c.id, n.kind, n.channel, c.locale, case when c.first_replied_at is null then 'ai' else 'agent' end,
               c.assignee_id, c.assignee_name, c.team_id, event.at, n.score, n.comment, n.answered_at, n.answered_at
          from public.conversations c, jsonb_populate_record(null::public.surveys, event.data) n
         where c.id = event.about;
    end case;
  end loop;
end $replay$`

/** Writes events, the oldest first, with all that the database's triggers and the consumers of the event log add. */
export async function replay(
  database: Database,
  companyId: string,
  events: readonly StoryEvent[],
): Promise<void> {
  for (const batch of inBatches(events)) {
    await database.asOwner(query => writeEvents(query, companyId, batch))
    await followEvents(database)
  }
}

/** Writes events with all that the database's triggers add. Uses the owner's connection. */
export async function writeEvents(
  query: Query,
  companyId: string,
  events: readonly StoryEvent[],
): Promise<void> {
  const given = events.map(event => ({
    kind: event.kind,
    about: event.about,
    at: new Date(event.at),
    data: event.data,
    ...voiceOf(event, companyId),
  }))
  await query(FUNCTION)
  await query('select pg_temp.replay_story($1, $2::text::jsonb)', [companyId, JSON.stringify(given)])
  await query("select set_config('request.jwt.claims', '', true), set_config('app.automation', '', true)")
}

/** Splits events before an SLA timer that can only begin when a consumer has ended the one before it. */
function inBatches(events: readonly StoryEvent[]): StoryEvent[][] {
  const batches: StoryEvent[][] = [[]]
  let begun = new Set<string>()
  for (const event of events) {
    const timer = event.kind === 'timer' ? `${event.about} ${event.data.timer}` : ''
    if (batches.at(-1)!.length === BATCH || begun.has(timer)) {
      batches.push([])
      begun = new Set()
    }
    if (timer) begun.add(timer)
    batches.at(-1)!.push(event)
  }
  return batches
}

/** Returns the claims under which an event happened, and the name of the automation that did it. */
function voiceOf({ actor, about }: StoryEvent, companyId: string) {
  return { claims: JSON.stringify(claimsOf(actor, about, companyId)), automation: nameOf(actor) }
}

function claimsOf(actor: Actor, conversation_id: string, company_id: string): object {
  if (actor === 'visitor' || actor === 'ai') return { api_actor: actor, company_id, conversation_id }
  return typeof actor === 'object' && 'agentId' in actor ? memberClaims({ sub: actor.agentId }) : JOB_CLAIMS
}

function nameOf(actor: Actor): string | null {
  return typeof actor === 'object' && 'automation' in actor ? actor.automation : null
}
