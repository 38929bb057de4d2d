/** What the functions of presence and typing return to each identity; for rls-functions.ts. */
import { MEMBERS_A, MEMBERS_B, REPLY_A, REPLY_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

const AT_WORK = api(
  'agentA',
  'adminA',
  'ownerA',
  'viewerA',
  'fullA',
  'agentB',
  'adminB',
  'agentC',
  'adminC',
  'staff',
)
const noted = (conversation: string) =>
  `select 1 where app.record_presence('${ID.fresh}', 'online', ${conversation}, true, now(), now() + interval '1 minute')`
const typed = (conversation: Label) =>
  `select 1 where app.record_typing('${ID[conversation]}', case when app.api_actor() = 'member' then 'Name' end,
     now() + interval '1 hour', 'infinity')`
const TYPISTS_A = REPLY_A.filter(name => name !== 'api actsWriting')
const present = (who: Label) => `select 1 from app.colleagues_present(now()) where person_id = '${ID[who]}'`

/** Each with its statement and the identities that may use it. */
export const ATTENTION_FUNCTIONS = [
  ['be at work', noted('null'), AT_WORK],
  // For another company, the conversation doesn't exist.
  ['look at a conversation of B', noted(`'${ID.B1}'`), AT_WORK],
  // The AI has A1. The visitors of A2 and B1 wait for a human, but are blocked. tests/server/api-typing has one who is not.
  ['type in A1', typed('A1'), TYPISTS_A],
  ['type in A2', typed('A2'), TYPISTS_A],
  ['type in B', typed('B1'), REPLY_B],
  ['type in S', typed('S1'), []],
  ['who is at work in A', present('agentA'), MEMBERS_A],
  ['who has gone from A', present('adminA'), []],
  ['who has signed out of A', present('ownerA'), []],
  ['who is at work in B', present('agentB'), MEMBERS_B],
  ['who is at work in S', present('adminS'), []],
] as const satisfies readonly (readonly [string, string, readonly Identity[]])[]
