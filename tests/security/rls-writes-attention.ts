/** Writes of presence, notifications and choices; for rls-writes.ts. */
import { PUBLISH_A, REPLY_A } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

/** A person who already has a state keeps it. */
const state = (company: Label | null, person: string, capacity = 'null') =>
  `insert into public.agent_states (company_id, person_id, capacity, changed_at)
   values (${quoted(company)}, ${person}, ${capacity}, now()) on conflict (person_id) do nothing`
const ownState = (company: Label, capacity = 'null') =>
  `insert into public.agent_states (company_id, person_id, capacity, changed_at)
   select p.company_id, p.id, ${capacity}, now() from public.profiles p
    where p.id = ${SELF} and p.company_id = ${quoted(company)} on conflict (person_id) do nothing`
const choice = (company: Label | null, person: string) =>
  `insert into public.notification_choices (company_id, person_id, kind, in_app, sound, desktop, updated_at)
   values (${quoted(company)}, ${person}, 'rule', true, true, true, now())`
const ownChoice = (company: Label) =>
  `insert into public.notification_choices (company_id, person_id, kind, in_app, sound, desktop, updated_at)
   select p.company_id, p.id, 'rule', true, true, true, now() from public.profiles p
    where p.id = ${SELF} and p.company_id = ${quoted(company)}`
const summary = (company: Label | null, person: string) =>
  `insert into public.weekly_summaries (company_id, person_id, handled_week, created_at)
   values (${quoted(company)}, ${person}, '2026-01-05', now()) on conflict (person_id) do nothing`
const ownSummary = (company: Label) =>
  `insert into public.weekly_summaries (company_id, person_id, handled_week, created_at)
   select p.company_id, p.id, '2026-01-05', now() from public.profiles p
    where p.id = ${SELF} and p.company_id = ${quoted(company)} on conflict (person_id) do nothing`

/** Statements by table, each with the identities that may run it. */
export const ATTENTION_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'public.agent_states': [
    ["a colleague's in A", state('A', quoted('ownerA')), PUBLISH_A],
    ['own in A', ownState('A'), api('adminA', 'ownerA', 'fullA')],
    ['own in B', ownState('B'), api('agentB')],
    ['own in B with a capacity', ownState('B', '5'), []],
    ['own in C', ownState('C'), api('adminC')],
    ['in S', state('S', quoted('adminS')), []],
    ['in none', state(null, quoted('ownerA')), []],
    ['capacity', `update public.agent_states set capacity = 9 where id = '${ID.A1}'`, PUBLISH_A],
    ['when given', 'update public.agent_states set last_assigned_at = null', []],
  ],
  'public.notifications': [
    [
      'insert',
      `insert into public.notifications (company_id, person_id, conversation_id, kind, created_at)
       values ('${ID.A}', auth.uid(), '${ID.A1}', 'rule', now())`,
      [],
    ],
    ['other words', "update public.notifications set excerpt = 'x'", []],
  ],
  'public.weekly_summaries': [
    ['own in A', ownSummary('A'), api('ownerA', 'fullA', 'viewerA')],
    ['own in B', ownSummary('B'), api('adminB')],
    ["in another's name", summary('A', quoted('ownerA')), api('ownerA')],
    ['in S', summary('S', quoted('adminS')), []],
    ['in none', summary(null, SELF), []],
  ],
  'public.notification_choices': [
    ['own in A', ownChoice('A'), [...REPLY_A.filter(name => name !== 'api actsWriting'), 'api viewerA']],
    ['own in B', ownChoice('B'), api('agentB', 'adminB')],
    ["in another's name", choice('A', quoted('ownerA')), api('ownerA')],
    ['in S', choice('S', quoted('adminS')), []],
    ['in none', choice(null, SELF), []],
  ],
  'public.typing': [
    [
      'insert',
      `insert into public.typing (company_id, conversation_id, until) values ('${ID.A}', '${ID.A2}', now())`,
      [],
    ],
  ],
  'app.presences': [
    [
      'insert',
      `insert into app.presences (company_id, person_id, tab_id, session_id, status, expires_at)
       values ('${ID.A}', auth.uid(), '${ID.fresh}', auth.uid(), 'online', now())`,
      [],
    ],
  ],
}
