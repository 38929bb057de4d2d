import type { ReactNode } from 'react'
import styles from './docs-disclosure.module.css'

type DocsDisclosureProps = {
  /** The words of the button. */
  readonly summary: string
  /** The name of the navigation. */
  readonly name: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A navigation that opens on request, for narrow screens; it needs no script. */
export function DocsDisclosure({ summary, name, className = '', children }: DocsDisclosureProps) {
  return (
    <details className={`${styles['disclosure']} ${className}`}>
      <summary>{summary}</summary>
      <nav aria-label={name}>{children}</nav>
    </details>
  )
}
