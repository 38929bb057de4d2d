import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { onShowSurveys } from './show-surveys.ts'

const SurveysDialog = lazyPart(async () => (await import('./surveys-dialog.tsx')).SurveysDialog)

/** Shows the surveys when a button of the page requests them. */
export function Surveys() {
  const [isShown, setShown] = useState(false)
  useEffect(() => onShowSurveys(() => setShown(true)), [])
  return (
    isShown && (
      <Suspense fallback={null}>
        <SurveysDialog onClose={() => setShown(false)} />
      </Suspense>
    )
  )
}
