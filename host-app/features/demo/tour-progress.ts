import { type DemoEvent, TOUR_STEPS, type TourStep } from './tour-steps.ts'

/** How far somebody has come: the step that is open, and those that are done, by their ids. */
export type TourProgress = { readonly current: string; readonly done: readonly string[] }

export const TOUR_START: TourProgress = { current: TOUR_STEPS[0]!.id, done: [] }

/** Ticks what an event was about. When that was the open step, the next one that is not done opens. */
export function afterEvent(progress: TourProgress, event: DemoEvent): TourProgress {
  const ticked = TOUR_STEPS.filter(({ id, isDoneBy }) => !progress.done.includes(id) && isDoneBy(event))
  if (ticked.length === 0) return progress
  const done = [...progress.done, ...ticked.map(({ id }) => id)]
  return {
    done,
    current: done.includes(progress.current) ? nextOf(progress.current, done) : progress.current,
  }
}

/** The first step after `current` that is not done, else the first of all; the last stays open when all are. */
function nextOf(current: string, done: readonly string[]): string {
  const isOpen = ({ id }: TourStep) => !done.includes(id)
  const index = TOUR_STEPS.findIndex(({ id }) => id === current)
  return (TOUR_STEPS.slice(index + 1).find(isOpen) ?? TOUR_STEPS.find(isOpen))?.id ?? current
}
