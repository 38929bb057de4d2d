import type { HelpCenterSettings } from '#contract/settings/help-center.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { readSettings } from './read-settings.ts'

/** Returns the settings of a company's help center, as its visitors may know them. */
export function readHelpCenter(database: Database, { id }: Company): Promise<HelpCenterSettings> {
  return database.as(tenantClaims({ companyId: id }), query => readSettings(query, id, 'help-center'))
}
