import type { SettingsState } from '#contract/routes/settings.ts'
import { LinesRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'

/** Labels of the install settings. */
export const INSTALL_LABELS = { widget_sites: 'Sites that can show the widgets' }

/** The sites that may show the company's widgets. */
export function SitesForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('install', state, INSTALL_LABELS)
  return (
    <SettingsForm drafts={[draft]}>
      <LinesRow
        label={INSTALL_LABELS.widget_sites}
        hint="One per line, with scheme and host. Leave it empty to let any site show them."
        error={draft.errors['widget_sites']}
        rows={4}
        placeholder="https://www.example.com"
        value={draft.value.widget_sites}
        onChange={widget_sites => draft.set({ widget_sites })}
      />
    </SettingsForm>
  )
}
