import { useSyncExternalStore } from 'react'
import { commandDetails } from '../../features/commands/command-table.ts'
import { commands } from '../../features/commands/commands.ts'
import { findCommands } from '../../features/commands/find-commands.ts'
import type { BarEntry } from './bar-entry.ts'
import { useFoundEntries } from './use-found-entries.ts'

/** Returns the command bar's entries for the typed text: commands first, then what the search found. */
export function useBarEntries(query: string) {
  const available = useSyncExternalStore(commands.subscribe, commands.all)
  const { found, error, isSearching } = useFoundEntries(query)
  const acts = findCommands(available, query).map((command): BarEntry => {
    const { group, title, keys } = commandDetails(command)
    const section = query.trim() === '' ? group : 'Commands'
    return { id: command.id, section, title, ...(keys !== undefined && { keys }), run: command.run }
  })
  return { entries: [...acts, ...found], error, isSearching }
}
