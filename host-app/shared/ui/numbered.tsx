import { Fragment, type ReactNode } from 'react'

/** Renders a text's parts in order. Their React key is their index. */
export function numbered<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>)
}
