import { useState } from 'react'
import { adminTheme, type Theme } from '../../features/theme/admin-theme.ts'
import { Choice } from '../../ui/fields/choice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Section } from '../common/section.tsx'

/** `/admin/settings/appearance` (ADMIN-04): how the admin area looks in this browser. */
export function AppearancePage() {
  useTitle('Appearance')
  const [theme, setTheme] = useState<Theme>(adminTheme().chosen)

  function choose(wanted: Theme): void {
    adminTheme().choose(wanted)
    setTheme(wanted)
  }

  return (
    <>
      <PageHeader title="Appearance" lead="How the admin area looks to you, in this browser." />
      <Section title="Theme" lead="What your visitors see stays as it is.">
        <Choice label="Theme" options={{ light: 'Light', dark: 'Dark' }} value={theme} onChange={choose} />
      </Section>
    </>
  )
}
