/** Requests of the agents' desk that need rows of their own. */
import type { Tenant } from './api-identities.ts'
import type { ApiWorld } from './api-world.ts'

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

/** Returns the undo data of an action that changed these fields of a new conversation. */
export function deskStates(to: object, from: object = {}) {
  return { from: { ...STATE, ...from }, to: { ...STATE, ...to } }
}

/** Whether the caller may change the row. Members of the suspended company reach none. */
function isOwn({ world, tenant, id }: RequestCase): boolean {
  return tenant !== 'clinic' && id !== world.fixed('conversation', tenant)
}

/** Returns a body that merges into another conversation of the same customer. */
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

/** Merges the conversation first, so that it can be unmerged; that call has no body. */
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
