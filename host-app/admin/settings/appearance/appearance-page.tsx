import type { SettingsState } from '#contract/routes/settings.ts'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { BRAND_LABELS } from './brand-labels.ts'
import { BrandPreview } from './brand-preview.tsx'
import { LauncherFields } from './launcher-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { WordsFields } from './words-fields.tsx'

/** `/admin/settings/appearance` (ADMIN-04): how the company's widgets look and what they say of it. */
export function AppearancePage() {
  return (
    <SettingsLoader
      title="Appearance"
      lead="How your widgets look on your site, and what they say."
      sections={['brand']}
      labels={{ brand: BRAND_LABELS }}
    >
      {states => <BrandForm state={states.brand} />}
    </SettingsLoader>
  )
}

function BrandForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('brand', state, BRAND_LABELS)
  return (
    <SettingsForm drafts={[draft]} aside={<BrandPreview brand={draft.value} />}>
      <LookFields draft={draft} />
      <LauncherFields draft={draft} />
      <WordsFields draft={draft} />
    </SettingsForm>
  )
}
