import styles from './docs-contents.module.css'
import { DocsDisclosure } from './docs-disclosure.tsx'

/** A heading of the page. */
export type DocsHeading = { readonly id: string; readonly level: 2 | 3; readonly text: string }

type DocsContentsProps = {
  readonly headings: readonly DocsHeading[]
  /** Shown above the text on a narrow screen, in a disclosure; otherwise beside it on a wide one. */
  readonly isDisclosure?: boolean
}

const NAME = 'On this page'

/** The contents of the page. */
export function DocsContents({ headings, isDisclosure = false }: DocsContentsProps) {
  const list = (
    <ul className={styles['list']}>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
  if (isDisclosure)
    return (
      <DocsDisclosure summary={NAME} name={NAME} className={styles['narrow']}>
        {list}
      </DocsDisclosure>
    )
  return (
    <nav className={styles['wide']} aria-label={NAME}>
      <p>{NAME}</p>
      {list}
    </nav>
  )
}
