import type { PricingPage } from '../content/page.ts'
import { PLANS } from '../content/plans.ts'
import { ClosingBand } from '../sections/closing-band.tsx'
import { Faq } from '../sections/faq.tsx'
import { PlanList } from '../sections/plan-list.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'
import { PageHead } from './page-head.tsx'

/** What it costs. */
export function PricingTemplate({ page }: { readonly page: PricingPage }) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <SectionFrame kind="plans" heading="Three ways to have it">
        <PlanList plans={PLANS} />
      </SectionFrame>
      <SectionFrame kind="faq" heading="Questions about money">
        <Faq questions={page.questions} />
      </SectionFrame>
      <ClosingBand {...page.closing} />
    </>
  )
}
