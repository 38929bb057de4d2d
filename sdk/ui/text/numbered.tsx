import { Fragment, type ReactNode } from 'react'

/**
 * Renders the parts of a text in order. Their keys are their indexes, because a part has no other identity.
 */
export function numbered<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>)
}
