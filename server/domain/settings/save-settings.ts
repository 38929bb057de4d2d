import { isDeepStrictEqual } from 'node:util'
import type { SettingsState } from '#contract/routes/settings.ts'
import { SETTINGS, type Section, type SettingsOf } from '#contract/settings/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { writeAudit } from '../people/members/audit.ts'
import { requireBrandImages } from './brand.ts'
import { COLUMNS, readState, requireSection } from './read-settings.ts'

type Change = {
  readonly section: Section
  /** The version that the member has seen. */
  readonly version: number
  readonly value: Readonly<Record<string, unknown>>
}

/**
 * Saves a section's settings as its next version. Writes the fields that changed, with their old and new values, to
 * the audit log. Saving what is already stored does nothing.
 * @throws settings_changed (409) if another version was saved since; invalid_request (400); forbidden (403);
 *   forbidden_while_impersonating (403) for a setting that erases data or ends sessions, and for a section with its own permission
 */
export async function saveSettings(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  { section, version, value }: Change,
): Promise<SettingsState> {
  requireSection(member, section)
  const next = parse(section, value)
  const { companyId } = member
  return database.as(member.claims, async query => {
    const before = await readState(query, companyId, section)
    if (before.version !== version) throw new AppError('settings_changed')
    const stored: Readonly<Record<string, unknown>> = before.value
    // The database stores the keys of a document in an order of its own.
    const changed = Object.keys(next).filter(key => !isDeepStrictEqual(next[key], stored[key]))
    if (changed.length === 0) return before
    if (section === 'brand') await requireBrandImages(query, next as SettingsOf<'brand'>)
    const now = new Date(clock.now())
    refuseErasingByImpersonator(member, changed)
    await insertVersion(query, member, { section, version, value: next }, now)
    await writeColumn(query, companyId, { section, value: next }, now)
    const detail = Object.fromEntries(changed.map(key => [key, { from: stored[key], to: next[key] }]))
    await writeAudit(query, member, {
      action: 'settings.saved',
      targetId: companyId,
      detail: { section, ...detail },
    })
    return readState(query, companyId, section)
  })
}

/** Settings that erase data, or sign people out. */
const OWN_FIELDS = ['retention_days', 'file_retention_days', 'session_days']

/** Only the company's own people erase its data or end sessions, now or by a setting. */
function refuseErasingByImpersonator({ impersonationId }: Member, changed: readonly string[]): void {
  if (impersonationId !== null && changed.some(field => OWN_FIELDS.includes(field)))
    throw new AppError('forbidden_while_impersonating')
}

/** Stores the version after the one that was seen. Two at the same time would be the same version, so one fails. */
export async function insertVersion(
  query: Query,
  { companyId, userId, fullName }: Member,
  { section, version, value }: Change,
  now: Date,
): Promise<void> {
  const inserted = await query(
    `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (company_id, section, version) do nothing returning id`,
    [companyId, section, version + 1, { ...value }, userId, fullName, now],
  )
  if (inserted.length === 0) throw new AppError('settings_changed')
}

async function writeColumn(
  query: Query,
  companyId: string,
  { section, value }: Pick<Change, 'section' | 'value'>,
  now: Date,
): Promise<void> {
  const column = COLUMNS[section]
  if (!column) return
  await query(`update public.companies set ${column} = $2, updated_at = $3 where id = $1`, [
    companyId,
    value[column],
    now,
  ])
}

/** Parses a section's settings like a request body. @throws invalid_request (400) with every invalid field */
function parse(section: Section, value: object): Record<string, unknown> {
  const parsed = SETTINGS[section].safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError(
    'invalid_request',
    parsed.error.issues.map(({ path, message }) => ({ path: ['body', 'value', ...path].join('.'), message })),
  )
}
