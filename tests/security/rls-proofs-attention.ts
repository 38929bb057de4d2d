/** Who is notified of a change; for rls-proofs.ts. */
import { ID } from './rls-identities.ts'
import type { Proof } from './rls-proof.ts'

const told = (kind: string) => `select 1 from public.notifications where kind = '${kind}'`
const note = (company: string) =>
  `insert into public.notes (company_id, conversation_id, author_id, author_name, content, mentioned_ids, created_at)
   values ('${ID.A}', '${ID.A1}', auth.uid(), 'Name', 'x',
     '{${[ID.agentA, ID.adminA, ID.suspendedA, company].join()}}', now())`

/** Everybody who may reply is notified of a request, and nobody of another company. */
export const ATTENTION_PROOFS: readonly Proof[] = [
  {
    about: 'public.notifications',
    name: 'a mention tells active colleagues, but not its author',
    identity: 'api agentA',
    sql: note(ID.agentB),
    proof: told('mentioned'),
    rows: 1,
  },
  {
    about: 'public.notifications',
    name: 'a request tells those who may answer',
    identity: 'api visitorA1',
    sql: `update public.conversations set needs_human = true, human_requested_at = now(), responder = 'none'
           where id = '${ID.A1}'`,
    proof: told('human-request'),
    // agentA, adminA, ownerA, factorA
    rows: 4,
  },
  {
    about: 'public.notifications',
    name: 'an answered request is read, and no other',
    identity: 'api agentA',
    asOwner: true,
    sql: `with other as (
            insert into public.notifications (company_id, person_id, conversation_id, kind, created_at)
            select company_id, '${ID.ownerA}', id, 'human-request', now() from public.conversations
             where id in ('${ID.A1}', '${ID.A2}') returning 1)
          update public.handoffs set ended_at = now(), outcome = 'answered' where conversation_id = '${ID.A1}'`,
    proof: `${told('human-request')} and read_at is not null`,
    rows: 1,
  },
]
