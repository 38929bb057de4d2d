import { Suspense, useState } from 'react'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import type { DemoPage } from '../content/page.ts'
import { DemoPoster } from '../demo/demo-poster.tsx'
import { DemoStart } from '../demo/demo-start.tsx'
import { ClosingBand } from '../sections/closing-band.tsx'
import { PageHead } from './page-head.tsx'

const DemoStage = lazyPart(async () => (await import('../demo/demo-stage.tsx')).DemoStage)

/** The demo: both sides of a conversation, as a picture until the visitor starts the product itself. */
export function DemoTemplate({ page }: { readonly page: DemoPage }) {
  const [isStarted, setStarted] = useState(false)
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead}>
        {!isStarted && <DemoStart onStart={() => setStarted(true)} />}
      </PageHead>
      {isStarted ? (
        <Suspense fallback={<PageSpinner label="Loading the demo" />}>
          <DemoStage />
        </Suspense>
      ) : (
        <DemoPoster />
      )}
      <ClosingBand {...page.closing} />
    </>
  )
}
