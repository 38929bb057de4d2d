import { z } from 'zod'
import { officeHours, replyTime, ticketForm } from '#contract/entities/widget.ts'
import type { Query } from '#server/ports/database.ts'

/** What a company has set for its widgets; what it has not set is null, or empty. */
const companySettings = z.object({
  office_hours: officeHours.nullable(),
  ticket_form: ticketForm.nullable().transform(form => form ?? { categories: [], fields: [] }),
  away_text: z.string().nullable(),
  reply_time: replyTime.nullable(),
  starters: z.array(z.string()),
  ai_enabled: z.boolean(),
})
export type CompanySettings = z.infer<typeof companySettings>

/** Reads a company's settings, under claims that name it. */
export async function readCompanySettings(query: Query, companyId: string): Promise<CompanySettings> {
  const columns = Object.keys(companySettings.shape).join(', ')
  const [row] = await query(`select ${columns} from public.companies where id = $1`, [companyId])
  return companySettings.parse(row)
}
