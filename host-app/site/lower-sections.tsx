import { Link } from 'react-router-dom'
import { nameOf } from '../content/site-map.ts'
import { Icon } from '../sections/icon.tsx'
import styles from './lower-sections.module.css'

const WORKS_WITH = [
  'Plain HTML',
  'React',
  'Single-page apps',
  'A strict CSP',
  'An iframe',
  'PostgreSQL',
  'Supabase',
  'Any OpenAI-compatible model',
  'SMTP',
] as const

const TRUST = [
  { icon: 'shield', to: '/compliance/security' },
  { icon: 'lock', to: '/compliance/gdpr-dsar' },
  { icon: 'hand', to: '/compliance/wcag' },
  { icon: 'company', to: '/compliance/subprocessors' },
] as const

/** The last sections of every public page: integrations, and links about trust (ADMIN-06). */
export function LowerSections() {
  return (
    <div className={styles['lower']}>
      <section aria-labelledby="works-with">
        <h2 id="works-with">Works with</h2>
        <ul>
          {WORKS_WITH.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="trust">
        <h2 id="trust">Trust and compliance</h2>
        <ul>
          {TRUST.map(({ icon, to }) => (
            <li key={to}>
              <Icon name={icon} size={18} />
              <Link to={to}>{nameOf(to)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
