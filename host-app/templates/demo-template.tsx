import { Suspense, useState } from 'react'
import type { DemoPage } from '../content/page.ts'
import { DemoPoster } from '../features/demo/demo-poster.tsx'
import { DemoStart } from '../features/demo/demo-start.tsx'
import { ClosingBand } from '../sections/closing-band.tsx'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { PageSpinner } from '../ui/loading/spinner.tsx'
import { PageHead } from './page-head.tsx'

const DemoStage = lazyPart(async () => (await import('../features/demo/demo-stage.tsx')).DemoStage)

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
