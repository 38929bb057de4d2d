import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isHydrating } from './is-hydrating.ts'

type DeferredHydrationProps = {
  /** One element: Preact gives a part that waits one node of what the build drew. */
  readonly children: ReactNode
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))
let turns: Promise<unknown> = Promise.resolve()

/**
 * Takes over a part of a prerendered page in a task of its own, after the parts before it: input is heard in between. The
 * part may not call `useId`: Preact counts in the order of drawing, which is another one here than where it was drawn.
 */
export function DeferredHydration({ children }: DeferredHydrationProps) {
  const [Turn] = useState(() => (isHydrating() ? waiting() : Pass))
  return (
    <Suspense fallback={null}>
      <Turn>{children}</Turn>
    </Suspense>
  )
}

/** When each part that is on the page has had its turn, and is drawn. */
export function hydrationDone(): Promise<unknown> {
  return turns.then(nextTask)
}

function waiting() {
  return lazy(async () => {
    turns = turns.then(nextTask)
    await turns
    return { default: Pass }
  })
}

function Pass({ children }: DeferredHydrationProps) {
  return children
}
