import { useCommands } from '../../features/commands/use-commands.ts'
import { composerField } from './inbox-places.ts'

/** Offers to answer in the open conversation, to whom may; what else can be done with it, its header offers. */
export function ThreadCommands() {
  useCommands([{ id: 'reply', run: () => composerField()?.focus() }])
  return null
}
