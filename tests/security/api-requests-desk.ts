/** Requests of the agents' desk that stand on rows of their own. */
import type { ApiWorld, Tenant } from './api-world.ts'

type RequestCase = { readonly world: ApiWorld; readonly tenant: Tenant; readonly id: string }

const STATE = {
  status: 'open',
  needs_human: false,
  assignee_id: null,
  team_id: null,
  priority: 'medium',
  tags: [],
  snoozed_until: null,
  waiting_since: null,
}

/** An act that changed these fields of a new conversation's. */
export function deskStates(to: object, from: object = {}) {
  return { from: { ...STATE, ...from }, to: { ...STATE, ...to } }
}

/** Whether the row is the caller's own, to be changed: the suspended company's people reach none. */
function isOwn({ world, tenant, id }: RequestCase): boolean {
  return tenant !== 'clinic' && id !== world.fixed('conversation', tenant)
}

/** Into another conversation of the same customer. */
export async function mergeable(given: RequestCase): Promise<Record<string, string>> {
  const { world, tenant, id } = given
  const into = await world.fresh('conversation', tenant)
  if (!isOwn(given)) return { into_id: into }
  const [customer] = await world.sql(
    'insert into public.customers (company_id, email) values ($1, $2) returning id',
    [world.company(tenant), `${into}@mails.test`],
  )
  await world.sql(
    'update public.conversations set customer_id = $1 where id::text in ($2, $3) and company_id = $4',
    [customer!['id'], id, into, world.company(tenant)],
  )
  return { into_id: into }
}

/** Taken back from where the conversation was merged into before; it has no body. */
export async function merged(given: RequestCase): Promise<undefined> {
  if (!isOwn(given)) return
  const { world, tenant, id } = given
  const into = await world.fresh('conversation', tenant)
  await world.sql(
    `update public.conversations
        set status = 'resolved', merged_into_id = $2,
            before_merge = '{"status":"open","needs_human":false,"waiting_since":null}'
      where id::text = $1 and company_id = $3`,
    [id, into, world.company(tenant)],
  )
}
