import type { DemoPage } from '../content/page.ts'
import { DemoStart } from '../features/demo/demo-start.tsx'
import { ClosingBand } from '../sections/closing-band.tsx'
import { PageHead } from './page-head.tsx'

/** The demo: both sides of a conversation. */
export function DemoTemplate({ page }: { readonly page: DemoPage }) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <DemoStart />
      <ClosingBand {...page.closing} />
    </>
  )
}
