import { Fragment, type ReactNode } from 'react'

/** Characters that fit a line of the customer panel. */
const LINE = 22

/**
 * Returns an email address, or a name that may be one, which wraps before its `@` rather than within a word; a part
 * that is longer than a line also wraps before its dots. It is read and copied as it was.
 */
export function breakable(text: string): ReactNode {
  if (!text.includes('@')) return text
  return text
    .split(/(?=@)/)
    .flatMap(part => (part.length > LINE ? part.split(/(?=\.)/) : part))
    .map((part, at) => (
      <Fragment key={part}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))
}
