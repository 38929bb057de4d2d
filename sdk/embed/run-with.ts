import type { Widget } from '#contract/embed.ts'

/**
 * The function of a feature's chunk that the loader calls: defines the element, and runs a command on one.
 */
export type RunFeature = (
  given: readonly [element?: Widget, name?: string, args?: readonly unknown[]],
) => void

/**
 * Returns the `run` of a feature's chunk.
 * @param define defines the feature's element
 */
export function runWith(define: () => void): RunFeature {
  return ([element, name = '', args = []]) => {
    define()
    element?.[name]?.(...args)
  }
}
