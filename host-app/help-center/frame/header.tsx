import { BRAND } from '#contract/brand.ts'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { BrandMark } from '#host-app/shared/ui/brand-mark.tsx'
import { nameOfLanguage } from '../languages.ts'
import { siteName, usePageMessages } from '../messages/page-messages.ts'
import styles from './frame.module.css'
import { SearchForm } from './search-form.tsx'

const SITE_LINKS = [
  { path: '/help-center', name: 'Product' },
  { path: '/pricing', name: 'Pricing' },
  { path: '/contact', name: 'Contact' },
]

/** The help center's name, a search, and the page's languages. */
export function Header({ page }: { readonly page: KnowledgePage }) {
  const { t } = usePageMessages()
  // Pages that start with a search form don't need a second one.
  const hasSearch =
    page.view.kind === 'article' || page.view.kind === 'category' || page.view.kind === 'index'
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <div className={styles['brand']}>
          {page.isPlatform && (
            <a href="/" className={styles['mark']}>
              <BrandMark />
              <span>{BRAND.name}</span>
            </a>
          )}
          <a href={page.homePath} className={styles['mark']}>
            {page.brand?.logo && <img src={page.filesOrigin + page.brand.logo} alt="" />}
            {page.isPlatform ? t.help : siteName(page)}
          </a>
        </div>
        {hasSearch && <SearchForm page={page} size="small" />}
        {page.languages.length > 1 && (
          <nav className={styles['links']} aria-label={t.language}>
            {page.languages.map(({ language, path }) => (
              <a
                key={language}
                href={path}
                lang={language}
                hrefLang={language}
                aria-current={language === page.language ? 'true' : undefined}
              >
                {nameOfLanguage(language)}
              </a>
            ))}
          </nav>
        )}
        {page.isPlatform && (
          <nav className={styles['links']} aria-label={BRAND.name}>
            {SITE_LINKS.map(({ path, name }) => (
              <a key={path} href={path} lang="en">
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
    </header>
  )
}
