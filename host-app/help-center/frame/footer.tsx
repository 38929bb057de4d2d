import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import styles from './frame.module.css'

/** Links to the help center's lists, and the owner's name. */
export function Footer({ page }: { readonly page: KnowledgePage }) {
  const { t } = usePageMessages()
  return (
    <footer className={styles['footer']}>
      <div className={styles['end']}>
        {page.companyName !== null && (
          <nav className={styles['links']} aria-label={t.help}>
            <a href={page.homePath}>{t.help}</a>
            {page.indexes.map(({ type, path }) => (
              <a key={type} href={path}>
                {t.types[type]}
              </a>
            ))}
            {page.brand?.privacyUrl && <a href={page.brand.privacyUrl}>{t.privacy}</a>}
            {page.brand?.termsUrl && <a href={page.brand.termsUrl}>{t.terms}</a>}
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
