import { PLANS, PlanList } from '#host-app/shared/plan-list.tsx'
import type { PricingPage } from '../content/page.ts'
import { ActionLink } from '../sections/action-link.tsx'
import { ClosingBand } from '../sections/closing-band.tsx'
import { Faq } from '../sections/faq.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'
import { PageHead } from './page-head.tsx'

/** The pricing page. */
export function PricingTemplate({ page }: { readonly page: PricingPage }) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <SectionFrame kind="plans" heading="Three plans">
        <PlanList
          plans={PLANS}
          drawAction={({ action, dollarsPerSeat }) => (
            <ActionLink action={action} look={dollarsPerSeat ? 'primary' : 'secondary'} />
          )}
        />
      </SectionFrame>
      <SectionFrame kind="faq" heading="Questions about money">
        <Faq questions={page.questions} />
      </SectionFrame>
      <ClosingBand {...page.closing} />
    </>
  )
}
