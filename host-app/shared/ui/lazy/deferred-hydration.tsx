import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isHydrating } from './is-hydrating.ts'

type DeferredHydrationProps = {
  /** Exactly one element: Preact assigns one prerendered node to a component that hydrates later. */
  readonly children: ReactNode
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))
let turns: Promise<unknown> = Promise.resolve()

/**
 * Hydrates a part of a prerendered page in a task of its own, after the parts before it, so that input is
 * handled in between. The part must not call `useId`: Preact numbers ids in rendering order, which differs
 * here from the prerendered order.
 */
export function DeferredHydration({ children }: DeferredHydrationProps) {
  const [Turn] = useState(() => (isHydrating() ? waiting() : Pass))
  return (
    <Suspense fallback={null}>
      <Turn>{children}</Turn>
    </Suspense>
  )
}

/** Resolves when every part on the page has been hydrated. */
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
