import { ChevronDown, Menu, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PageName } from '../sections/page-name.tsx'
import type { SiteSession } from '../use-site-session.ts'
import styles from './mobile-menu.module.css'
import { DIRECT_LINKS, MOBILE_MENUS } from './nav-menus.ts'

const ID = 'menu-on-small-screens'

type MobileMenuProps = {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly session: SiteSession
}

/** All links of the bar, on a small screen. */
export function MobileMenu({ isOpen, onToggle, session }: MobileMenuProps) {
  const Icon = isOpen ? X : Menu
  return (
    <div className={styles['menu']}>
      <button type="button" aria-expanded={isOpen} aria-controls={ID} onClick={onToggle}>
        <Icon size={22} aria-hidden="true" />
        <span className="visually-hidden">{isOpen ? 'Close the menu' : 'Open the menu'}</span>
      </button>
      <nav id={ID} className={styles['panel']} aria-label="Main" hidden={!isOpen}>
        {isOpen && <Links session={session} />}
      </nav>
    </div>
  )
}

function Links({ session }: Pick<MobileMenuProps, 'session'>) {
  return (
    <>
      {MOBILE_MENUS.map(menu => (
        <details key={menu.name}>
          <summary>
            {menu.name}
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <ul>
            {menu.groups
              .flatMap(group => group.pages)
              .map(({ path }) => (
                <li key={path}>
                  <Link to={path}>
                    <PageName path={path} />
                  </Link>
                </li>
              ))}
          </ul>
        </details>
      ))}
      {DIRECT_LINKS.map(({ path, name }) => (
        <Link key={path} to={path} className={styles['direct']}>
          {name}
        </Link>
      ))}
      {session.status === 'signed-in' ? (
        <button type="button" className={styles['direct']} onClick={session.signOut}>
          Sign Out
        </button>
      ) : (
        <Link to="/login" reloadDocument className={styles['direct']}>
          Log In
        </Link>
      )}
    </>
  )
}
