import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { anchorOf } from '#core/text/anchors.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import type { SitePath } from '../content/page.ts'
import { Icon } from '../sections/icon.tsx'
import { PageName } from '../sections/page-name.tsx'
import { MENU_ENTRIES } from './menu-entries.ts'
import styles from './nav-menu.module.css'
import type { Menu } from './nav-menus.ts'

type NavMenuProps = { readonly menu: Menu; readonly isOpen: boolean; readonly onToggle: () => void }

/** One menu of the bar: a button that shows its links below it, beside a card. */
export function NavMenu({ menu, isOpen, onToggle }: NavMenuProps) {
  const id = anchorOf(`menu ${menu.name}`)
  return (
    <div className={styles['menu']}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {menu.name}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className={styles['panel']} hidden={!isOpen}>
        {isOpen && <Panel menu={menu} />}
      </div>
    </div>
  )
}

/** The links and the card. Only in an open menu: a closed one needs a script to open, and the page is smaller without. */
function Panel({ menu }: Pick<NavMenuProps, 'menu'>) {
  return (
    <>
      <div>
        {menu.groups.map(group => (
          <div key={group.name} className={styles['group']}>
            <p>{group.name}</p>
            <ul>
              {group.pages.map(({ path }) => (
                <MenuItem key={path} path={path} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles['card']}>
        <b>{menu.card.title}</b>
        {menu.card.text}
        <Link to={menu.card.to}>{menu.card.label}</Link>
      </p>
    </>
  )
}

/** A page's icon, name, status and line; a planned feature's name is labeled. */
function MenuItem({ path }: { readonly path: SitePath }) {
  const [icon, line, status] = MENU_ENTRIES[path] ?? ['file', '']
  return (
    <li>
      <Icon name={icon} size={20} />
      <Link to={path}>
        <PageName path={path} />
      </Link>
      {status && <Badge tone={status === 'Available' ? 'good' : 'warning'}>{status}</Badge>}
      <p>{line}</p>
    </li>
  )
}
