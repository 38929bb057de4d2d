import { useSyncExternalStore } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { commandWords } from '../../features/commands/command.ts'
import { commands } from '../../features/commands/commands.ts'
import { findCommands } from '../../features/commands/find-commands.ts'
import { subjectText } from '../common/subject-text.ts'
import { customerLabel } from '../conversations/thread/sender-name.ts'
import type { BarEntry } from './bar-entry.ts'
import { useFoundConversations } from './use-found-conversations.ts'

/** What the command bar offers for what is written in it: commands first, then conversations. */
export function useBarEntries(query: string) {
  const navigate = useNavigate()
  const location = useLocation()
  // In the inbox the list beside the conversation stays as it is narrowed.
  const search = useMatch('/admin/conversations/:id?') ? location.search : ''
  const available = useSyncExternalStore(commands.subscribe, commands.all)
  const { found, error, isSearching } = useFoundConversations(query)

  const acts = findCommands(available, query).map((command): BarEntry => {
    const { group, title, keys } = commandWords(command)
    const section = query.trim() === '' ? group : 'Commands'
    return { id: command.id, section, title, ...(keys !== undefined && { keys }), run: command.run }
  })
  const conversations = found.map((conversation): BarEntry => {
    const { id, subject } = conversation
    const detail = customerLabel(conversation)
    const run = () => void navigate({ pathname: `/admin/conversations/${id}`, search })
    return { id: `conversation:${id}`, section: 'Conversations', title: subjectText(subject), detail, run }
  })
  return { entries: [...acts, ...conversations], error, isSearching }
}
