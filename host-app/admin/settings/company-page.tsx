import { SESSION_DAYS } from '#contract/constants/settings.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { tenantAddress } from '#host-app/shared/tenancy/tenant-address.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ExpiredNow, useExpired } from './frame/expired-now.tsx'
import { ChoiceRow, NumberRow, SettingRow, TextRow } from './frame/rows.tsx'
import { SettingsForm } from './frame/settings-form.tsx'
import { SettingsLoader } from './frame/settings-loader.tsx'
import { type DraftOf, useSettingsDraft } from './frame/use-settings-draft.ts'

const LABELS = {
  company: { name: 'Name' },
  'sign-in': { session_days: 'Sign in again after' },
  reports: { time_zone: 'Time zone of the reports', week_start: 'First day of the week' },
}
const WEEK_STARTS = { monday: 'Monday', sunday: 'Sunday' }

/**
 * `/admin/settings/company`: the company's name, how long its people stay signed in, and how its reports count days and
 * weeks.
 */
export function CompanyPage() {
  return (
    <SettingsLoader
      title="Company"
      lead="The name that colleagues, customers and emails show, how long people stay signed in, and the days that reports count."
      sections={['company', 'sign-in', 'reports']}
      labels={LABELS}
    >
      {states => <CompanyForm states={states} />}
    </SettingsLoader>
  )
}

function CompanyForm({
  states,
}: {
  readonly states: Record<'company' | 'sign-in' | 'reports', SettingsState>
}) {
  const { member } = useAdmin()
  const draft = useSettingsDraft('company', states.company, LABELS.company)
  const signIn = useSettingsDraft('sign-in', states['sign-in'], LABELS['sign-in'])
  const reports = useSettingsDraft('reports', states.reports, LABELS.reports)
  return (
    <SettingsForm drafts={[draft, signIn, reports]}>
      <TextRow
        label={LABELS.company.name}
        hint="Widgets show it unless the brand has a name of its own."
        error={draft.errors['name']}
        required
        maxLength={120}
        value={draft.value.name}
        onChange={name => draft.set({ name })}
      />
      <SettingRow label="Address" hint="It can’t be changed.">
        {new URL(tenantAddress(window.location, member.company_subdomain)).host}
      </SettingRow>
      <SessionDays draft={signIn} />
      <TextRow
        label={LABELS.reports.time_zone}
        hint="Such as Europe/Berlin. Leave it empty for that of the office hours, or UTC without them."
        error={reports.errors['time_zone']}
        maxLength={60}
        list="time-zones"
        value={reports.value.time_zone ?? ''}
        onChange={zone => reports.set({ time_zone: zone === '' ? null : zone })}
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map(zone => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <ChoiceRow
        label={LABELS.reports.week_start}
        error={reports.errors['week_start']}
        options={WEEK_STARTS}
        value={reports.value.week_start}
        onChange={week_start => reports.set({ week_start })}
      />
    </SettingsForm>
  )
}

function SessionDays({ draft: { value, errors, set } }: { readonly draft: DraftOf<'sign-in'> }) {
  const query = { field: 'session_days', days: value.session_days, ...SESSION_DAYS } as const
  if (useExpired(query) === null)
    return (
      <SettingRow label={LABELS['sign-in'].session_days}>
        Your Supabase project decides how long people stay signed in.
      </SettingRow>
    )
  return (
    <NumberRow
      label={LABELS['sign-in'].session_days}
      hint={<ExpiredNow {...query} />}
      error={errors['session_days']}
      min={SESSION_DAYS.min}
      max={SESSION_DAYS.max}
      unit="days without use"
      value={value.session_days}
      onChange={session_days => set({ session_days })}
    />
  )
}
