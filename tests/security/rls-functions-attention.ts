/** What the presence functions return to each identity; for rls-functions.ts. */

import { MEMBERS_A, MEMBERS_B } from './rls-groups.ts'
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
const present = (who: Label) => `select 1 from app.colleagues_present(now()) where person_id = '${ID[who]}'`

/** Each with its statement and the identities that may use it. */
export const ATTENTION_FUNCTIONS = [
  ['be at work', noted('null'), AT_WORK],
  // For another company, the conversation doesn't exist.
  ['look at a conversation of B', noted(`'${ID.B1}'`), AT_WORK],
  ['who is at work in A', present('agentA'), MEMBERS_A],
  ['who has gone from A', present('adminA'), []],
  ['who has signed out of A', present('ownerA'), []],
  ['who is at work in B', present('agentB'), MEMBERS_B],
  ['who is at work in S', present('adminS'), []],
] as const satisfies readonly (readonly [string, string, readonly Identity[]])[]
