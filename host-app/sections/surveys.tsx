import { lazy, Suspense, useEffect, useState } from 'react'
import { onShowSurveys } from './show-surveys.ts'

const SurveysDialog = lazy(async () => ({ default: (await import('./surveys-dialog.tsx')).SurveysDialog }))

/** Shows the surveys when a button of the page asks for them. */
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
