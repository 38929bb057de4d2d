import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { BrandMark } from '#host-app/shared/ui/brand-mark.tsx'
import { openConsentPreferences } from './consent/open-consent-preferences.ts'
import { type PageLink, SITE_MAP } from './content/site-map.ts'
import styles from './footer.module.css'

/** The documentation has its own list, which not every page loads. */
const DOCS: readonly PageLink[] = [
  { path: '/docs', name: 'Documentation' },
  { path: '/docs/embed', name: 'Embed the widgets' },
  { path: '/docs/self-hosting', name: 'Host it yourself' },
  { path: '/kb', name: 'Help articles' },
]
const at = (pages: readonly PageLink[], ...paths: readonly string[]) =>
  pages.filter(({ path }) => paths.includes(path))

/** The columns of links (NAV-12). */
const COLUMNS: readonly { readonly name: string; readonly pages: readonly PageLink[] }[] = [
  { name: 'Product', pages: [...SITE_MAP.product, ...at(SITE_MAP.company, '/pricing', '/demo')] },
  { name: 'Docs', pages: [...DOCS, ...at(SITE_MAP.product, '/apis'), ...SITE_MAP.guides] },
  {
    name: 'Company',
    pages: [
      ...at(SITE_MAP.company, '/about', '/partners', '/careers', '/contact', '/compare'),
      ...at(SITE_MAP.resources, '/webinars', '/blog'),
    ],
  },
  {
    name: 'Solutions',
    pages: [...SITE_MAP.teams, ...SITE_MAP.industries, ...SITE_MAP.moreSolutions],
  },
  {
    name: 'Legal',
    pages: [...SITE_MAP.legal, ...at(SITE_MAP.company, '/refund-terms', '/sitemap')],
  },
  { name: 'Compliance', pages: SITE_MAP.compliance },
]

/** What the product is, in the footer's last line: the license, and where the source is. */
const LICENSE = 'Open source, MIT'

/** The footer of every public page (Spec 2.5). */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <nav className={styles['columns']} aria-label="Footer">
          {COLUMNS.map(({ name, pages }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul data-long={pages.length > 10}>
                {pages.map(page => (
                  <li key={page.path}>
                    <Link to={page.path}>{page.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles['end']}>
          <span className={styles['brand']}>
            <BrandMark size={22} />© {new Date().getFullYear()} {BRAND.name}
          </span>
          {BRAND.repository ? <a href={BRAND.repository}>{LICENSE}</a> : <span>{LICENSE}</span>}
          <span>Pictures show sample data.</span>
          <button type="button" onClick={openConsentPreferences}>
            Cookie preferences
          </button>
        </div>
      </div>
    </footer>
  )
}
