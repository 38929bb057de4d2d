import { type RefObject, useEffect } from 'react'
import { SURVEY_SCORES } from '#contract/constants/surveys.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { CsatSession } from '../create-csat-session.ts'

/**
 * Answers with the attribute `score` once a person can see the survey: programs that check the links of an email open
 * them, too, but show them to nobody.
 */
export function useGivenScore(
  card: RefObject<HTMLElement | null>,
  { $state, dispatch }: CsatSession,
  given: string | null,
): void {
  const { survey, phase } = useStore($state)
  const range = survey && SURVEY_SCORES[survey.kind]
  const score = given?.trim() ? Number(given) : Number.NaN
  const isScore = range && Number.isInteger(score) && score >= range.min && score <= range.max
  const isWanted = isScore && (phase === 'asked' || phase === 'thanks')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each score, also if the visitor then changes it
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    let isInSight = false

    function look(): void {
      if (!isInSight || document.hidden) return
      stop.abort()
      observer.disconnect()
      if ($state.get().score !== score) dispatch({ type: 'scored', score })
    }

    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry!.isIntersecting
      look()
    })
    observer.observe(card.current!)
    document.addEventListener('visibilitychange', look, { signal: stop.signal })
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [dispatch, score, Boolean(survey)])
}
