/**
 * What the page's commands do. This chunk is loaded with the first of them, beside the widgets', so it takes types alone
 * from modules that they share: their code must not come along.
 */
import type { EmbedContext } from '#contract/embed.ts'
import { RUNS } from './commands.ts'

/** Does a command of the global, and never throws into the page. */
export function runCommand(context: EmbedContext, name: string, args: readonly unknown[]): void {
  try {
    if (!Object.hasOwn(RUNS, name)) throw new Error('there is no such command')
    RUNS[name]?.(context, ...args)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what a command could not do is logged only, and here alone
    console.info('Lapwing', name, error)
  }
}
