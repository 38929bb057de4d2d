import { Link } from 'react-router-dom'
import styles from './cards.module.css'
import evenRows from './even-rows.module.css'
import { Icon } from './icon.tsx'
import { PageName } from './page-name.tsx'
import type { SectionOf } from './section-of.ts'

/** Short texts side by side, each with an icon; some link to a page. */
export function Cards({ cards }: Pick<SectionOf<'cards'>, 'cards'>) {
  return (
    <ul className={`${styles['cards']} ${evenRows['even']}`}>
      {cards.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
          {to && (
            <Link to={to}>
              <PageName path={to} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
