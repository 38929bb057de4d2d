/** Writes about the AI's questions, and who may make them; for rls-writes.ts. */
import { REPLY_A, REPLY_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const pinnedQuestion = (company: Label | null, by: string) =>
  `insert into public.pinned_questions (company_id, question, language, expected, created_by, created_by_name, created_at,
     updated_at) values (${quoted(company)}, 'x', 'en', 'no-answer', ${by}, 'Name', now(), now())`
const dismissal = (company: Label | null, by: string) =>
  `insert into public.gap_dismissals (company_id, question_key, dismissed_at, dismissed_by, dismissed_by_name)
   values (${quoted(company)}, 'x', now(), ${by}, 'Name')`
const settled = (company: Label | null, of: Label, by: string) =>
  `insert into public.settled_suggestions (company_id, conversation_id, outcome, settled_at, settled_by, settled_by_name)
   values (${quoted(company)}, ${quoted(of)}, 'dismissed', now(), ${by}, 'Name')`

/** Statements by table, each with the identities that may run it. */
export const PLAYGROUND_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'public.pinned_questions': [
    ['insert in A', pinnedQuestion('A', SELF), REPLY_A],
    ['insert in B', pinnedQuestion('B', SELF), REPLY_B],
    ['insert in S', pinnedQuestion('S', SELF), []],
    ['insert in none', pinnedQuestion(null, SELF), []],
    ["insert in another's name", pinnedQuestion('A', quoted('ownerA')), api('ownerA')],
  ],
  'public.gap_dismissals': [
    ['insert in A', dismissal('A', SELF), REPLY_A],
    ['insert in B', dismissal('B', SELF), REPLY_B],
    ['insert in S', dismissal('S', SELF), []],
    ['insert in none', dismissal(null, SELF), []],
    ["insert in another's name", dismissal('A', quoted('ownerA')), api('ownerA')],
    [
      "again in another's name",
      `update public.gap_dismissals set dismissed_by = ${quoted('ownerA')} where id = '${ID.A1}'`,
      api('ownerA'),
    ],
  ],
  'public.settled_suggestions': [
    ['insert in A', settled('A', 'A2', SELF), REPLY_A],
    ['insert in S', settled('S', 'S1', SELF), []],
    ['insert in none', settled(null, 'A2', SELF), []],
    ["insert in another's name", settled('A', 'A2', quoted('ownerA')), api('ownerA')],
  ],
}
