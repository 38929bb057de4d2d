import { useLayoutEffect, useRef } from 'react'
import type { Command } from './command-table.ts'
import { commands } from './commands.ts'

/**
 * Registers commands while the component is mounted: in the command bar, and by their shortcuts in
 * `COMMAND_TABLE`. Pass `false` for a command that is unavailable now. The latest `run` is called, so it needs
 * no `useCallback`.
 *
 * @example
 * useCommands([
 *   mayReply && { id: 'resolve', run: () => resolve.mutate() },
 *   { id: 'label', run: () => labelButton.current?.click() },
 *   ...people.map(({ id, full_name }) => ({
 *     id: `assign:${id}` as const, group: 'Conversation' as const, title: `Assign to ${full_name}`, run: () => assign(id),
 *   })),
 * ])
 * // On the button: aria-keyshortcuts={keyShortcuts('resolve')}
 */
export function useCommands(offered: readonly (Command | false)[]): void {
  const possible = offered.filter(command => command !== false)
  const latest = useRef(possible)
  useLayoutEffect(() => {
    latest.current = possible
  })

  // Functions are left out: subscribers only need to know when a title or key changes.
  const words = JSON.stringify(possible)
  // Before the paint, so that a key works as soon as its button is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words say which commands there are.
  useLayoutEffect(() => {
    const current = latest.current.map(command => ({
      ...command,
      run: () => latest.current.find(({ id }) => id === command.id)?.run(),
    }))
    return commands.register(current)
  }, [words])
}
