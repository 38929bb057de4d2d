import { type OfficeHours, officeHours } from '#contract/entities/widget.ts'
import type { Query } from '#server/ports/database.ts'

/** Returns the company's office hours; null if it has none. */
export async function readOfficeHours(query: Query, companyId: string): Promise<OfficeHours | null> {
  const [row] = await query('select office_hours from public.companies where id = $1', [companyId])
  return officeHours.nullable().parse(row!['office_hours'])
}
