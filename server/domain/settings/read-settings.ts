/** A company's settings, read by section. Every save is a row of its own; the newest counts. */
import { SETTINGS_HISTORY } from '#contract/constants/settings.ts'
import type { SettingsState, SettingsVersion } from '#contract/routes/settings.ts'
import { SECTION_PERMISSIONS, SETTINGS, type Section, type SettingsOf } from '#contract/settings/index.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { withIsoDates } from '../conversations/rows.ts'

/**
 * Returns a section's settings, with defaults for fields that were never saved. Runs under claims that may read the
 * section.
 */
export async function readSettings<Name extends Section>(
  query: Query,
  companyId: string,
  section: Name,
): Promise<SettingsOf<Name>> {
  return (await readState(query, companyId, section)).value
}

/**
 * Returns a section as it is now, for the page that edits it.
 * @throws forbidden, or forbidden_while_impersonating (403) for a section with a permission of its own.
 */
export async function getSettings(
  database: Database,
  member: Member,
  section: Section,
): Promise<SettingsState> {
  requireSection(member, section)
  return database.as(member.claims, query => readState(query, member.companyId, section))
}

/**
 * Checks that a member may read a section. People who act for the company never may, if it needs a permission of its
 * own. @throws forbidden, forbidden_while_impersonating (403)
 */
export function requireSection({ permissions, impersonationId }: Member, section: Section): void {
  const needed = SECTION_PERMISSIONS[section]
  if (needed === undefined) return
  if (impersonationId !== null) throw new AppError('forbidden_while_impersonating')
  if (!permissions.includes(needed)) throw new AppError('forbidden')
}

/** A section as it is now, with the typed settings. */
type StateOf<Name extends Section> = Omit<SettingsState, 'value'> & { readonly value: SettingsOf<Name> }

/** Returns a section as the current transaction sees it. */
export async function readState<Name extends Section>(
  query: Query,
  companyId: string,
  section: Name,
): Promise<StateOf<Name>> {
  const [newest] = await versions(query, companyId, section, 1)
  return {
    version: newest?.version ?? 0,
    value: parseStored(section, { ...newest?.value, ...(await readColumns(query, companyId, section)) }),
    defaults: defaultsOf(section),
    saved_by_name: newest?.saved_by_name ?? null,
    saved_at: newest?.saved_at ?? null,
  }
}

/** Returns the last saved versions of a section, the newest first. @throws as `getSettings` */
export async function listSettingsVersions(
  database: Database,
  member: Member,
  section: Section,
): Promise<SettingsVersion[]> {
  requireSection(member, section)
  return database.as(member.claims, query => versions(query, member.companyId, section, SETTINGS_HISTORY))
}

/** Returns the settings of a company that has changed nothing; null where a field has no default. */
export function defaultsOf(section: Section): Record<string, unknown> | null {
  const parsed = SETTINGS[section].safeParse({})
  return parsed.success ? parsed.data : null
}

/**
 * Returns the fields that are columns of the companies table, because SQL reads them: the company's name, and the
 * sites that a socket or a frame may come from.
 */
async function readColumns(query: Query, companyId: string, section: Section): Promise<object> {
  const column = COLUMNS[section]
  if (!column) return {}
  const [row] = await query(`select ${column} from public.companies where id = $1`, [companyId])
  return row!
}

/** The column of the companies table that a section's field of the same name is stored in, too. */
export const COLUMNS: Partial<Record<Section, string>> = { company: 'name', install: 'widget_sites' }

async function versions(
  query: Query,
  companyId: string,
  section: Section,
  limit: number,
): Promise<SettingsVersion[]> {
  const rows = await query(
    `select version, value, saved_by_name, saved_at from public.settings
      where company_id = $1 and section = $2 order by version desc limit $3`,
    [companyId, section, limit],
  )
  return rows.map(row => withIsoDates(row) as SettingsVersion)
}

/** Parses a stored value. Fields that the schema no longer accepts get their defaults, so that a page never fails. */
function parseStored<Name extends Section>(section: Name, value: object): SettingsOf<Name> {
  const parsed = SETTINGS[section].safeParse(value)
  if (parsed.success) return parsed.data as SettingsOf<Name>
  const refused = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const fields = Object.entries(value)
  const accepted = fields.filter(([key]) => !refused.has(key))
  if (accepted.length === fields.length) throw parsed.error
  // Again, because a rule about the whole section is only checked once each field is valid.
  return parseStored(section, Object.fromEntries(accepted))
}
