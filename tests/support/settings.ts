/** Changes of a company's settings in tests. */
import { SETTINGS, type Section, type SettingsInput, type SettingsOf } from '#contract/settings/index.ts'
import type { Query } from '#server/ports/database.ts'
import type { Caller } from './test-server.ts'

/** Returns a section's settings as a member reads them. */
export async function settingsOf<Name extends Section>(
  call: Caller,
  section: Name,
): Promise<SettingsOf<Name>> {
  return SETTINGS[section].parse(
    (await call('getSettings', { params: { section } })).body.value,
  ) as SettingsOf<Name>
}

/** Changes some fields of a section, as its page does: on top of what is stored. */
export async function changeSettings<Name extends Section>(
  call: Caller,
  section: Name,
  change: Partial<SettingsInput<Name>>,
) {
  const { version, value } = (await call('getSettings', { params: { section } })).body
  return call('saveSettings', { params: { section }, body: { version, value: { ...value, ...change } } })
}

/** Stores a section's settings as its next version, past the API. Runs as the database's owner. */
export async function storeSettings<Name extends Section>(
  query: Query,
  subdomain: string,
  section: Name,
  value: SettingsInput<Name>,
): Promise<void> {
  await query(
    `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
     select c.id, $2, (select count(*) + 1 from public.settings s where s.company_id = c.id and s.section = $2), $3,
            gen_random_uuid(), 'A test', now()
       from public.companies c where c.subdomain = $1`,
    [subdomain, section, { ...value }],
  )
}
