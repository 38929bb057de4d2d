import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import { trailOf } from '../trail.ts'
import styles from './frame.module.css'

/** Breadcrumbs: links to the pages above this one. */
export function Trail({ page }: { readonly page: KnowledgePage }) {
  const { t } = usePageMessages()
  return (
    <nav className={styles['trail']} aria-label={t.trail}>
      <ol>
        {trailOf(page).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
