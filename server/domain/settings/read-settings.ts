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
  if (COLUMNS[section]) return (await readState(query, companyId, section)).value
  const [row] = await query<{ newest: NewestSettings }>(`select ${newestSettings([section])} as newest`, [
    companyId,
  ])
  return settingsFrom(query, row!.newest, section)
}

/** The ids of the rows that count, by section. A section that was never saved has none. */
export type NewestSettings = Partial<Readonly<Record<Section, string>>>

/**
 * Returns SQL for the `NewestSettings` of the company $1, so that one statement can read them beside other things. Not for
 * sections with a column of their own.
 */
export function newestSettings(sections: readonly Section[]): string {
  return `(select coalesce(jsonb_object_agg(asked.section, newest.id), '{}')
    from unnest('{${sections.join(',')}}'::text[]) asked (section)
   cross join lateral (
     select s.id from public.settings s where s.company_id = $1 and s.section = asked.section
      order by s.version desc limit 1) newest)`
}

/** Parsed settings by the id of their row. A row never changes: each save makes another. */
const parsed = new Map<string, unknown>()
/** Of about as many companies in use at once. */
const PARSED_MAX = 2_000

/** Returns a section's settings from the row that counts, which is parsed once. */
export async function settingsFrom<Name extends Section>(
  query: Query,
  newest: NewestSettings,
  section: Name,
): Promise<SettingsOf<Name>> {
  const id = newest[section]
  const place = id ?? section
  const known = parsed.get(place)
  if (known !== undefined) return known as SettingsOf<Name>
  const [row] = id
    ? await query<{ value: object }>('select value from public.settings where id = $1', [id])
    : []
  const settings = parseStored(section, row?.value ?? {})
  // The caller may have lost the right to read it since the id was read; others have it still.
  if (id && !row) return settings
  parsed.set(place, settings)
  const [oldest] = parsed.keys()
  if (parsed.size > PARSED_MAX && oldest !== undefined) parsed.delete(oldest)
  return settings
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
