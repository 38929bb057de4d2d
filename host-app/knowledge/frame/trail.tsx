import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { usePageWords } from '../page-words.ts'
import { trailOf } from '../trail.ts'
import styles from './frame.module.css'

/** The pages above this one. */
export function Trail({ page }: { readonly page: KnowledgePage }) {
  const { words } = usePageWords()
  return (
    <nav className={styles['trail']} aria-label={words.trail}>
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
