import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { KNOWLEDGE_HOME } from '#core/knowledge/knowledge-path.ts'
import { usePageWords } from '../page-words.ts'
import styles from './frame.module.css'

/** What else there is to read, and whose it is. */
export function Footer({ page }: { readonly page: KnowledgePage }) {
  const { words } = usePageWords()
  return (
    <footer className={styles['footer']}>
      <div className={styles['end']}>
        {page.companyName !== null && (
          <nav className={styles['links']} aria-label={words.help}>
            <a href={KNOWLEDGE_HOME}>{words.help}</a>
            {page.types.map(type => (
              <a key={type} href={`/${type}`}>
                {words.types[type]}
              </a>
            ))}
          </nav>
        )}
        {page.companyName !== null && (
          <p>
            © {page.year} {page.companyName}
          </p>
        )}
      </div>
    </footer>
  )
}
