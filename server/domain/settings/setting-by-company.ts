import type { Section, SettingsOf } from '#contract/settings/index.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../actor.ts'
import { companyIsOpen } from '../company-is-open.ts'
import { readSettings } from './read-settings.ts'

/** A company and its whole settings of the section, of which `value` is set. */
type Configured<Name extends Section> = {
  readonly companyId: string
  readonly value: number
  readonly settings: SettingsOf<Name>
}

/** Returns the companies in which a number of the section is set, for a job. Those of suspended companies wait. */
export function settingByCompany<Name extends Section>(
  database: Database,
  section: Name,
  field: keyof SettingsOf<Name> & string,
): Promise<Configured<Name>[]> {
  return database.as(JOB_CLAIMS, async query => {
    const rows = await query<{ company_id: string }>(
      `select distinct company_id from public.settings s
        where section = $1 and value ->> $2 is not null and ${companyIsOpen('s.company_id')} order by company_id`,
      [section, field],
    )
    const all: Configured<Name>[] = []
    for (const { company_id: companyId } of rows) {
      const settings = await readSettings(query, companyId, section)
      const value = settings[field] as unknown
      if (typeof value === 'number') all.push({ companyId, value, settings })
    }
    return all
  })
}
