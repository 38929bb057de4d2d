/** What a company says about itself. */
import { type CompanyDetails, companyDetails } from '#contract/entities/people.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { writeAudit } from './write-audit.ts'

/** The columns that leave the server: the key for signed identities is none of them. */
const COLUMNS = Object.keys(companyDetails.shape).join(', ')

export function readCompany(database: Database, { claims, companyId }: Member): Promise<CompanyDetails> {
  return database.as(claims, query => read(query, companyId))
}

/** Sets what is given. Throws `forbidden` when the member may not. */
export function updateCompany(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  { name, widget_sites: sites }: ParsedRequestOf<'updateCompany'>['body'],
): Promise<CompanyDetails> {
  const now = new Date(clock.now())
  const { companyId } = member
  return database.as(member.claims, async query => {
    const before = await read(query, companyId)
    const after = {
      name: name ?? before.name,
      widget_sites: sites ? [...new Set(sites)] : before.widget_sites,
    }
    const detail = changes(before, after)
    if (Object.keys(detail).length === 0) return before
    const changed = await query(
      'update public.companies set name = $2, widget_sites = $3, updated_at = $4 where id = $1 returning id',
      [companyId, after.name, after.widget_sites, now],
    )
    if (changed.length === 0) throw new AppError('forbidden')
    await writeAudit(query, member, { action: 'company.changed', targetId: companyId, detail }, now)
    return read(query, companyId)
  })
}

type Changeable = Pick<CompanyDetails, 'name' | 'widget_sites'>

function changes(before: Changeable, after: Changeable): Record<string, { from: unknown; to: unknown }> {
  const keys = ['name', 'widget_sites'] as const
  const changed = keys.filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map(key => [key, { from: before[key], to: after[key] }]))
}

async function read(query: Query, companyId: string): Promise<CompanyDetails> {
  const [row] = await query(`select ${COLUMNS} from public.companies where id = $1`, [companyId])
  return companyDetails.parse(row)
}
