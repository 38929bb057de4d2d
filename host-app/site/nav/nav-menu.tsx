import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { anchorOf } from '#core/text/anchors.ts'
import { PageName } from '../../sections/page-name.tsx'
import styles from './nav-menu.module.css'
import type { Menu } from './nav-menus.ts'

type NavMenuProps = { readonly menu: Menu; readonly isOpen: boolean; readonly onToggle: () => void }

/** One menu of the bar: a button that shows its links below it. */
export function NavMenu({ menu, isOpen, onToggle }: NavMenuProps) {
  const id = anchorOf(`menu ${menu.name}`)
  return (
    <div className={styles['menu']}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {menu.name}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className={styles['panel']} hidden={!isOpen}>
        {menu.groups.map(group => (
          <div key={group.name}>
            <p>{group.name}</p>
            <ul data-long={group.pages.length > 6}>
              {group.pages.map(({ path }) => (
                <li key={path}>
                  <Link to={path}>
                    <PageName path={path} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
