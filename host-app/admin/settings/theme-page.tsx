import { useSyncExternalStore } from 'react'
import { adminTheme } from '#host-app/shared/theme/admin-theme.ts'
import { THEME_LABELS } from '#host-app/shared/theme/theme-labels.ts'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { ChoiceRow } from './frame/rows.tsx'

/** `/admin/settings/theme`: how the admin area looks in this browser. */
export function ThemePage() {
  useTitle('Theme')
  const theme = useSyncExternalStore(adminTheme().subscribe, adminTheme().chosen)
  return (
    <>
      <PageHeader title="Theme" lead="How the admin area looks to you, in this browser." />
      <ChoiceRow
        label="Theme"
        hint="What your visitors see stays as it is."
        options={THEME_LABELS}
        value={theme}
        onChange={adminTheme().choose}
      />
    </>
  )
}
