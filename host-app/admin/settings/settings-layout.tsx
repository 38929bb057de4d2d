import { ChevronLeft, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, NavLink, useNavigate, useOutlet } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useMedia } from '#host-app/shared/ui/use-media.ts'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { useCurrentInView } from '../common/use-current-in-view.ts'
import { draftKey, useUnsavedKeys } from './frame/draft-store.ts'
import { UNSAVED_PAGES } from './frame/unsaved-pages.ts'
import styles from './settings-layout.module.css'
import { type SettingsLink, useSettingsLinks } from './settings-links.ts'
import { findSettings, SETTINGS_ENTRIES, SETTINGS_GROUPS } from './settings-nav.ts'

/** Where the list and the page have no room beside each other, nor one above the other. */
const PHONE = '(max-width: 600px)'

/**
 * The frame of all settings: the grouped navigation with its search, and the page beside it. `/admin/settings`
 * redirects to the first page that the member can use; on a phone it is the list of the pages, to which each leads back.
 */
export function SettingsLayout() {
  const admin = useAdmin()
  const links = useSettingsLinks(admin.member)
  const page = useOutlet(admin)
  const isPhone = useMedia(PHONE)
  if (!page && isPhone) return <SettingsList links={links} member={admin.member} />
  return (
    <div className={styles['layout']}>
      {!isPhone && <SettingsNav links={links} member={admin.member} />}
      <main className={styles['page']}>
        {isPhone && (
          <Link to="/admin/settings" className={styles['back']}>
            <ChevronLeft size={16} aria-hidden="true" />
            All settings
          </Link>
        )}
        {page ?? <Navigate to={links[0]!.path} replace />}
      </main>
    </div>
  )
}

/** The settings of a phone: the navigation as a page. */
function SettingsList(props: NavProps) {
  useTitle('Settings')
  return (
    <main className={styles['list']}>
      <h1>Settings</h1>
      <SettingsNav {...props} />
    </main>
  )
}

type NavProps = { readonly links: readonly SettingsLink[]; readonly member: UserProfile }

function SettingsNav({ links, member }: NavProps) {
  const [search, setSearch] = useState('')
  const navigate = useNavigate()
  const nav = useCurrentInView()
  const unsaved = useUnsavedKeys()
  const found = findSettings(links, search)
  const isUnsaved = (path: string) =>
    UNSAVED_PAGES[path]?.some(section => unsaved.includes(draftKey(member, section))) ?? false

  return (
    <nav ref={nav} className={styles['nav']} aria-label="Settings">
      <p className={styles['title']} aria-hidden="true">
        Settings
      </p>
      <label className={styles['find']}>
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          aria-label="Find a setting"
          placeholder="Find a setting"
          value={search}
          onChange={event => setSearch(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return
            if (found[0]) navigate(found[0].path)
          }}
        />
      </label>
      {found.length === 0 && (
        <p className={styles['none']} role="status">
          No setting for “{search}”.
        </p>
      )}
      {SETTINGS_GROUPS.filter(group => found.some(({ path }) => groupOf(path) === group)).map(group => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {found
              .filter(({ path }) => groupOf(path) === group)
              .map(({ path, label }) => (
                <li key={path}>
                  <NavLink to={path} end={hasPagesBelow(path, links)}>
                    <EntryIcon path={path} />
                    {label}
                    {isUnsaved(path) && <span className={styles['dot']} role="img" aria-label="Not saved" />}
                  </NavLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Whether another link leads below this one's path. Then only the page itself is current, not those below. */
function hasPagesBelow(path: string, links: readonly SettingsLink[]): boolean {
  return links.some(link => link.path.startsWith(`${path}/`))
}

function groupOf(path: string): string {
  return SETTINGS_ENTRIES[path]!.group
}

function EntryIcon({ path }: { readonly path: string }) {
  const { icon: Icon } = SETTINGS_ENTRIES[path]!
  return <Icon size={16} aria-hidden="true" />
}
