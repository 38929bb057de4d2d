import type { Widget } from '#contract/embed.ts'

/** What a loader calls of a feature's chunk: defines the element, and has one do a command. */
export type RunFeature = (
  given: readonly [element?: Widget, name?: string, args?: readonly unknown[]],
) => void

/** Makes the `run` of a feature's chunk. */
export function runWith(define: () => void): RunFeature {
  return ([element, name = '', args = []]) => {
    define()
    element?.[name]?.(...args)
  }
}
