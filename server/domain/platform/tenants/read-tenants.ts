import {
  type TenantDetail,
  type TenantSummary,
  tenantDetail,
  tenantSummary,
} from '#contract/entities/platform.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { impersonationsOf } from '../impersonations/list-impersonations.ts'
import { asPlatform } from '../platform-staff.ts'
import { openOwnerInvitation } from './owner-invitation.ts'

const RECENT_MS = 30 * 24 * 60 * 60 * 1_000

/** Database and clock. */
export type ReadDeps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** SQL for tenants' summaries. `$1` is the beginning of the last 30 days. */
const SUMMARIES = `
  select c.id, c.name, c.subdomain, c.created_at, c.suspended_at, c.suspended_reason, people.people, articles.articles,
         threads.conversations, threads.recent_conversations, threads.last_message_at, messages.recent_messages
    from public.companies c
   cross join lateral (select count(*) as people from public.profiles where company_id = c.id) people
   cross join lateral (select count(*) as articles from public.content where company_id = c.id) articles
   cross join lateral (
     select count(*) as conversations, count(*) filter (where created_at >= $1) as recent_conversations,
            max(last_message_at) as last_message_at
       from public.conversations where company_id = c.id) threads
   cross join lateral (
     select count(*) as recent_messages
       from public.conversations t join public.messages m on m.conversation_id = t.id
      where t.company_id = c.id and t.last_message_at >= $1 and m.created_at >= $1) messages`

/**
 * Returns every company with its activity, including the platform's own, filtered by a part of the name or subdomain.
 */
export async function listTenants(
  { database, clock }: ReadDeps,
  staff: Member,
  search = '',
): Promise<TenantSummary[]> {
  const rows = await asPlatform(database, staff, query =>
    query(
      `${SUMMARIES}
        where strpos(lower(c.name), lower($2::text)) > 0 or strpos(c.subdomain, lower($2::text)) > 0
        order by lower(c.name), c.id`,
      [recentSince(clock), search],
    ),
  )
  return rows.map(toSummary)
}

/** Returns one company with its people and impersonations. @throws tenant_not_found (404). */
export async function getTenant(
  { database, clock }: ReadDeps,
  staff: Member,
  id: string,
): Promise<TenantDetail> {
  return asPlatform(database, staff, async query => {
    const tenant = await tenantSummaryOf(query, clock, id)
    const members = await query(
      `select id, full_name, role, status, created_at from public.profiles where company_id = $1
        order by created_at, full_name, id`,
      [id],
    )
    const impersonations = await impersonationsOf(query, tenant)
    return tenantDetail.parse({
      ...tenant,
      members: members.map(withIsoDates),
      owner_invitation: await openOwnerInvitation(query, id),
      impersonations,
    })
  })
}

/** Returns a company's row of the console. @throws tenant_not_found (404). */
export async function tenantSummaryOf(
  query: Query,
  clock: Pick<Clock, 'now'>,
  id: string,
): Promise<TenantSummary> {
  const [row] = await query(`${SUMMARIES} where c.id = $2`, [recentSince(clock), id])
  if (!row) throw new AppError('tenant_not_found')
  return toSummary(row)
}

function recentSince(clock: Pick<Clock, 'now'>): Date {
  return new Date(clock.now() - RECENT_MS)
}

function toSummary(row: Row): TenantSummary {
  return tenantSummary.parse(withIsoDates(row))
}
