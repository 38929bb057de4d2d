import type { DemoEvent } from './demo-events.ts'
import { TOUR_STOPS, type TourStop, type TourTask } from './tour-stops.ts'

/** The tour's progress. All stops are given by id. */
export type TourProgress = {
  /** The open stop. */
  readonly current: string
  /** Completed stops. */
  readonly done: readonly string[]
  /** How many tasks of a stop are completed; absent for none. */
  readonly tasks: Readonly<Record<string, number>>
}

/** The progress at the start. */
export const TOUR_START: TourProgress = { current: TOUR_STOPS[0].id, done: [], tasks: {} }

/** Returns the open stop. */
export function openStop({ current }: TourProgress): TourStop {
  return TOUR_STOPS.find(({ id }) => id === current) ?? TOUR_STOPS[0]
}

/** Returns the index of the open stop's next task; of its last one if all are completed. */
export function openTaskIndex(progress: TourProgress): number {
  const { id, tasks } = openStop(progress)
  return Math.min(progress.tasks[id] ?? 0, tasks.length - 1)
}

/** Whether the tour waits for the visitor: the open task is not completed, and needs no time to pass. */
export function isWaiting(progress: TourProgress): boolean {
  const { id, tasks } = openStop(progress)
  const task = tasks[progress.tasks[id] ?? 0]
  return task !== undefined && !task.needsTime
}

/**
 * Returns the progress after an event: completes the next task of every stop that the event completes. If that
 * completes the open stop, the next incomplete stop opens.
 */
export function afterEvent(progress: TourProgress, event: DemoEvent): TourProgress {
  const ticked = TOUR_STOPS.filter(stop => nextTask(stop, progress)?.isDoneBy(event))
  if (ticked.length === 0) return progress
  const tasks = { ...progress.tasks }
  const done = [...progress.done]
  for (const { id, tasks: all } of ticked) {
    tasks[id] = (tasks[id] ?? 0) + 1
    if (tasks[id] === all.length && !done.includes(id)) done.push(id)
  }
  const isOver = nextTask(openStop(progress), { tasks }) === undefined
  const isTicked = ticked.some(({ id }) => id === progress.current)
  return { done, tasks, current: isTicked && isOver ? nextOf(progress.current, done) : progress.current }
}

/** Returns the progress with another stop open. A completed stop begins anew, and stays completed. */
export function afterOpening(progress: TourProgress, current: string): TourProgress {
  const tasks = progress.done.includes(current) ? { ...progress.tasks, [current]: 0 } : progress.tasks
  return { ...progress, current, tasks }
}

/** Returns the progress with the next incomplete stop open. */
export function afterSkipping(progress: TourProgress): TourProgress {
  return { ...progress, current: nextOf(progress.current, progress.done) }
}

function nextTask({ id, tasks }: TourStop, progress: Pick<TourProgress, 'tasks'>): TourTask | undefined {
  return tasks[progress.tasks[id] ?? 0]
}

/**
 * Returns the first incomplete stop after `current`, else the first other incomplete one; `current` itself if
 * there is none.
 */
function nextOf(current: string, done: readonly string[]): string {
  const index = TOUR_STOPS.findIndex(({ id }) => id === current)
  const others = [...TOUR_STOPS.slice(index + 1), ...TOUR_STOPS.slice(0, index)]
  return others.find(({ id }) => !done.includes(id))?.id ?? current
}
