import type { SettingsState } from '#contract/routes/settings.ts'
import { tenantAddress } from '../../features/tenancy/tenant-address.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ChoiceRow, SettingRow, TextRow } from './frame/rows.tsx'
import { SettingsForm } from './frame/settings-form.tsx'
import { SettingsLoader } from './frame/settings-loader.tsx'
import { useSettingsDraft } from './frame/use-settings-draft.ts'

const LABELS = {
  company: { name: 'Name' },
  reports: { time_zone: 'Time zone of the reports', week_start: 'First day of the week' },
}
const WEEK_STARTS = { monday: 'Monday', sunday: 'Sunday' }

/** `/admin/settings/company`: the company's name, and how its reports count days and weeks. */
export function CompanyPage() {
  return (
    <SettingsLoader
      title="Company"
      lead="The name that colleagues, customers and emails show, and the days that reports count."
      sections={['company', 'reports']}
      labels={LABELS}
    >
      {states => <CompanyForm states={states} />}
    </SettingsLoader>
  )
}

function CompanyForm({ states }: { readonly states: Record<'company' | 'reports', SettingsState> }) {
  const { member } = useAdmin()
  const draft = useSettingsDraft('company', states.company, LABELS.company)
  const reports = useSettingsDraft('reports', states.reports, LABELS.reports)
  return (
    <SettingsForm drafts={[draft, reports]}>
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
