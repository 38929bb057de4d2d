import { Suspense, useEffect, useState } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { isFramed } from '#host-app/shared/browser/is-framed.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import type { Command, CommandName } from '../commands/command-table.ts'
import { commands } from '../commands/commands.ts'
import { listenForKeys } from '../commands/listen-for-keys.ts'
import { singleKeys } from '../commands/single-keys.ts'
import { useCommands } from '../commands/use-commands.ts'
import { adminLinks } from '../common/admin-links.ts'
import { composerField } from '../conversations/inbox-places.ts'
import type { useConversations } from '../conversations/list/data/use-conversations.ts'
import { useConversation } from '../conversations/use-conversation.ts'
import { useInboxCommands } from '../conversations/use-inbox-commands.ts'
import { knowledgeLinks } from '../knowledge/knowledge-links.ts'
import { useSettingsLinks } from '../settings/settings-links.ts'

const NAMED: Readonly<Record<string, CommandName>> = {
  '/admin/conversations': 'inbox',
  '/admin/kb': 'knowledge',
  '/admin/customers': 'customers',
}

const CommandBar = lazyPart(async () => (await import('./command-bar.tsx')).CommandBar)
const ShortcutDialog = lazyPart(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog)
const ThreadChoices = lazyPart(async () => (await import('./thread-choices.tsx')).ThreadChoices)
const LATER = [CommandBar, ShortcutDialog]

type CommandCentreProps = {
  readonly member: UserProfile
  readonly list: ReturnType<typeof useConversations>
}

/** The keyboard layer of every admin page: the command bar, the shortcuts, and the dialog that lists them. */
export function CommandCentre({ member, list }: CommandCentreProps) {
  const [shown, setShown] = useState<'bar' | 'shortcuts' | null>(null)
  const [isBarUsed, setBarUsed] = useState(false)
  const openId = useMatch('/admin/conversations/:id')?.params.id
  usePageCommands(member)
  useInboxCommands()
  useCommands([
    {
      id: 'bar',
      run: () => {
        setShown('bar')
        setBarUsed(true)
      },
    },
    { id: 'help', run: () => setShown('shortcuts') },
  ])
  usePreload(LATER)
  useEffect(() => listenForKeys({ page: document, commands, singleKeys }), [])

  const close = () => setShown(null)
  return (
    <>
      {openId !== undefined && member.permissions.includes('conversations.reply') && (
        <OpenThread key={openId} id={openId} member={member} list={list} hasChoices={isBarUsed} />
      )}
      <Suspense fallback={null}>
        {shown === 'bar' && <CommandBar member={member} onClose={close} />}
        {shown === 'shortcuts' && <ShortcutDialog onClose={close} />}
      </Suspense>
    </>
  )
}

type OpenThreadProps = CommandCentreProps & {
  readonly id: string
  /** Whether to offer the menus' choices too. They load when the command bar first opens. */
  readonly hasChoices: boolean
}

function OpenThread({ id, member, list, hasChoices }: OpenThreadProps) {
  const { conversation } = useConversation(id, list)
  if (!conversation) return null
  return (
    <>
      <ThreadCommands />
      <Suspense fallback={null}>
        {hasChoices && <ThreadChoices conversation={conversation} memberId={member.id} />}
      </Suspense>
    </>
  )
}

/**
 * Offers the command "Reply" in the open conversation to members who may reply. The thread's header offers
 * the other commands.
 */
function ThreadCommands() {
  useCommands([{ id: 'reply', run: () => composerField()?.focus() }])
  return null
}

/**
 * Adds a command and a shortcut for every page that the member can open. Not offered when the page is
 * embedded in a frame.
 */
function usePageCommands(member: UserProfile): void {
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
