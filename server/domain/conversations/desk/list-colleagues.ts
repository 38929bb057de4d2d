import { z } from 'zod'
import { type Colleague, colleague } from '#contract/entities/desk.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/** Returns the company's active members by name, and whether each may reply to visitors. */
export function listColleagues(database: Database, { claims, companyId }: Member): Promise<Colleague[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select p.id, p.full_name,
              p.role in ('owner', 'staff') or 'conversations.reply' = any (
                coalesce(r.permissions, app.default_permissions(p.role))) as may_reply
         from public.profiles p
         left join public.role_permissions r on r.company_id = p.company_id and r.role = p.role
        where p.company_id = $1 and p.status = 'active' order by lower(p.full_name), p.id`,
      [companyId],
    )
    return z.array(colleague).parse(rows)
  })
}
