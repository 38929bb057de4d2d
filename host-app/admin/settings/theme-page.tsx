import { useState } from 'react'
import { adminTheme, type Theme } from '../../features/theme/admin-theme.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ChoiceRow } from './frame/rows.tsx'

/** `/admin/settings/theme`: how the admin area looks in this browser. */
export function ThemePage() {
  useTitle('Theme')
  const [theme, setTheme] = useState<Theme>(adminTheme().chosen)

  function choose(wanted: Theme): void {
    adminTheme().choose(wanted)
    setTheme(wanted)
  }

  return (
    <>
      <PageHeader title="Theme" lead="How the admin area looks to you, in this browser." />
      <ChoiceRow
        label="Theme"
        hint="What your visitors see stays as it is."
        options={{ light: 'Light', dark: 'Dark' }}
        value={theme}
        onChange={choose}
      />
    </>
  )
}
