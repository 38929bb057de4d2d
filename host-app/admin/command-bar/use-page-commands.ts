import { useNavigate } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { isFramed } from '../../adapters/browser/is-framed.ts'
import type { Command, CommandName } from '../../features/commands/command-table.ts'
import { useCommands } from '../../features/commands/use-commands.ts'
import { knowledgeLinks } from '../knowledge/knowledge-links.ts'
import { adminLinks } from '../nav/admin-links.ts'
import { useSettingsLinks } from '../settings/settings-links.ts'

const NAMED: Readonly<Record<string, CommandName>> = {
  '/admin/conversations': 'inbox',
  '/admin/kb': 'knowledge',
  '/admin/customers': 'customers',
}

/**
 * Adds a command and a shortcut for every page that the member can open. Not offered when the page is
 * embedded in a frame.
 */
export function usePageCommands(member: UserProfile): void {
  const navigate = useNavigate()
  const settings = useSettingsLinks(member)

  const pageCommand = (path: string, title: string): Command => {
    const id = NAMED[path]
    const run = () => void navigate(path)
    return id ? { id, run } : { id: `go:${path}`, group: 'Go to', title, run }
  }

  const pages = (): readonly Command[] => [
    ...adminLinks(member, member.permissions.includes('settings.edit'))
      .filter(({ path }) => path !== '/admin/settings')
      .map(({ path, label }) => pageCommand(path, label)),
    // Every member can open some settings.
    { id: 'settings', run: () => void navigate('/admin/settings') },
    ...settings.map(({ path, label }) => pageCommand(path, `Settings: ${label}`)),
    ...knowledgeLinks(member.permissions)
      .filter(({ path }) => !(path in NAMED))
      .map(({ path, label }) => pageCommand(path, `Knowledge: ${label}`)),
  ]

  useCommands(isFramed(window) ? [] : pages())
}
