import type { SettingsState } from '#contract/routes/settings.ts'
import { tenantAddress } from '../../features/tenancy/tenant-address.ts'
import { useAdmin } from '../admin-layout.tsx'
import { SettingRow, TextRow } from './frame/rows.tsx'
import { SettingsForm } from './frame/settings-form.tsx'
import { SettingsLoader } from './frame/settings-loader.tsx'
import { useSettingsDraft } from './frame/use-settings-draft.ts'

const LABELS = { company: { name: 'Name' } }

/** `/admin/settings/company`: the company's name. */
export function CompanyPage() {
  return (
    <SettingsLoader
      title="Company"
      lead="The name that colleagues, customers and emails show."
      sections={['company']}
      labels={LABELS}
    >
      {states => <CompanyForm state={states.company} />}
    </SettingsLoader>
  )
}

function CompanyForm({ state }: { readonly state: SettingsState }) {
  const { member } = useAdmin()
  const draft = useSettingsDraft('company', state, LABELS.company)
  return (
    <SettingsForm drafts={[draft]}>
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
    </SettingsForm>
  )
}
