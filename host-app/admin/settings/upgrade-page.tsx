import { BRAND } from '#contract/brand.ts'
import { PLANS, PlanList } from '#host-app/shared/plan-list.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { Section } from '../common/section.tsx'

/** `/admin/settings/upgrade` (ADMIN-04): the plans, from the same data as /pricing. */
export function UpgradePage() {
  useTitle('Plans')
  return (
    <>
      <PageHeader
        title="Plans"
        lead={`${BRAND.name} is in preview, and nothing is charged: these are the prices it will start with.`}
      />
      <ReadOnlyNote permission="settings.edit" />
      <Section title="Three plans">
        <PlanList plans={PLANS} />
      </Section>
      <p>
        <a href="/pricing">Pricing questions</a>
      </p>
    </>
  )
}
