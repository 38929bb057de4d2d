import { Fragment, type ReactNode } from 'react'

/** The parts of a text, drawn one after the other. A part has no name but its place. */
export function numbered<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>)
}
