import { SESSION_DAYS } from '#contract/constants/settings.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { tenantAddress } from '#host-app/shared/tenancy/tenant-address.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ExpiredNow, useExpired } from './frame/expired-now.tsx'
import { NumberRow, SettingRow, TimeZoneList } from './frame/rows.tsx'
import { type ControlProps, type FieldGroups, labelsOf, SettingsFields } from './frame/settings-fields.tsx'
import { SettingsForm } from './frame/settings-form.tsx'
import { SettingsLoader } from './frame/settings-loader.tsx'
import { useSettingsDraft } from './frame/use-settings-draft.ts'

const COMPANY = [
  {
    fields: {
      name: {
        kind: 'text',
        label: 'Name',
        hint: 'Widgets show it unless the brand has a name of its own.',
        required: true,
        maxLength: 120,
      },
    },
  },
] as const satisfies FieldGroups<'company'>

const SIGN_IN = [
  { fields: { session_days: { kind: 'custom', label: 'Sign in again after', control: SessionDays } } },
] as const satisfies FieldGroups<'sign-in'>

const REPORTS = [
  {
    fields: {
      time_zone: {
        kind: 'text',
        label: 'Time zone of the reports',
        hint: 'Such as Europe/Berlin. Leave it empty for that of the office hours, or UTC without them.',
        isOptional: true,
        maxLength: 60,
        list: 'time-zones',
      },
    },
    after: () => <TimeZoneList />,
  },
  {
    fields: {
      week_start: {
        kind: 'choice',
        label: 'First day of the week',
        options: { monday: 'Monday', sunday: 'Sunday' },
      },
    },
  },
] as const satisfies FieldGroups<'reports'>

/**
 * `/admin/settings/company`: the company's name, how long its people stay signed in, and how its reports count days and
 * weeks.
 */
export function CompanyPage() {
  return (
    <SettingsLoader
      title="Company"
      lead="The name that colleagues, customers and emails show, how long people stay signed in, and the days that reports count."
      fields={{ company: COMPANY, 'sign-in': SIGN_IN, reports: REPORTS }}
    >
      {states => <CompanyForm states={states} />}
    </SettingsLoader>
  )
}

type States = Readonly<Record<'company' | 'sign-in' | 'reports', SettingsState>>

function CompanyForm({ states }: { readonly states: States }) {
  const { member } = useAdmin()
  const company = useSettingsDraft('company', states.company, labelsOf(COMPANY))
  const signIn = useSettingsDraft('sign-in', states['sign-in'], labelsOf(SIGN_IN))
  const reports = useSettingsDraft('reports', states.reports, labelsOf(REPORTS))
  return (
    <SettingsForm drafts={[company, signIn, reports]}>
      <SettingsFields draft={company} groups={COMPANY} />
      <SettingRow label="Address" hint="It can’t be changed.">
        {new URL(tenantAddress(window.location, member.company_subdomain)).host}
      </SettingRow>
      <SettingsFields draft={signIn} groups={SIGN_IN} />
      <SettingsFields draft={reports} groups={REPORTS} />
    </SettingsForm>
  )
}

function SessionDays({ label, error, value, onChange }: ControlProps<'sign-in', 'session_days'>) {
  const query = { field: 'session_days', days: value, ...SESSION_DAYS } as const
  if (useExpired(query) === null)
    return (
      <SettingRow label={label}>Your Supabase project decides how long people stay signed in.</SettingRow>
    )
  return (
    <NumberRow
      label={label}
      hint={<ExpiredNow {...query} />}
      error={error}
      min={SESSION_DAYS.min}
      max={SESSION_DAYS.max}
      unit="days without use"
      value={value}
      onChange={onChange}
    />
  )
}
