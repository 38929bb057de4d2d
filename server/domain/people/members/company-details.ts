/** A company's own settings. */
import { type CompanyDetails, companyDetails } from '#contract/entities/people.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from './audit.ts'

/** The columns that may leave the server, without the key for signed identities. */
const COLUMNS = Object.keys(companyDetails.shape).join(', ')

/** Returns the settings of the member's company. */
export function readCompany(database: Database, { claims, companyId }: Member): Promise<CompanyDetails> {
  return database.as(claims, query => read(query, companyId))
}

/** Changes the given fields; audited. @throws forbidden (403). */
export function updateCompany(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  { widget_sites: sites, ...change }: ParsedRequestOf<'updateCompany'>['body'],
): Promise<CompanyDetails> {
  const now = new Date(clock.now())
  const { companyId } = member
  return database.as(member.claims, async query => {
    const before = await read(query, companyId)
    const after = {
      ...before,
      name: change.name ?? before.name,
      widget_sites: sites ? [...new Set(sites)] : before.widget_sites,
      ai_enabled: change.ai_enabled ?? before.ai_enabled,
      starters: change.starters ?? before.starters,
      away_text: change.away_text === undefined ? before.away_text : change.away_text,
      office_hours: change.office_hours === undefined ? before.office_hours : change.office_hours,
      reply_time: change.reply_time === undefined ? before.reply_time : change.reply_time,
      ticket_form: change.ticket_form === undefined ? before.ticket_form : change.ticket_form,
    }
    const detail = changes(before, after)
    if (Object.keys(detail).length === 0) return before
    const changed = await query(
      `update public.companies
          set name = $2, widget_sites = $3, ai_enabled = $4, starters = $5, away_text = $6,
              office_hours = $7, reply_time = $8, ticket_form = $9, updated_at = $10
        where id = $1 returning id`,
      [
        companyId,
        after.name,
        after.widget_sites,
        after.ai_enabled,
        after.starters,
        after.away_text,
        after.office_hours,
        after.reply_time,
        after.ticket_form,
        now,
      ],
    )
    if (changed.length === 0) throw new AppError('forbidden')
    await writeAudit(query, member, { action: 'company.changed', targetId: companyId, detail })
    return read(query, companyId)
  })
}

const CHANGEABLE = [
  'name',
  'widget_sites',
  'ai_enabled',
  'starters',
  'away_text',
  'office_hours',
  'reply_time',
  'ticket_form',
] as const

function changes(
  before: CompanyDetails,
  after: CompanyDetails,
): Record<string, { from: unknown; to: unknown }> {
  const changed = CHANGEABLE.filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map(key => [key, { from: before[key], to: after[key] }]))
}

async function read(query: Query, companyId: string): Promise<CompanyDetails> {
  const [row] = await query(`select ${COLUMNS} from public.companies where id = $1`, [companyId])
  return companyDetails.parse(row)
}
