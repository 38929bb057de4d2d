/**
 * What the page's commands do. This chunk is loaded by every page at an idle moment, so it takes types alone from
 * modules that the widgets share: their code must not come along.
 */
import type { EmbedContext } from '#contract/embed.ts'
import { RUNS } from './commands.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { watchPage } from './watch-page.ts'

const prepared = new Set<EmbedContext>()

/**
 * Does a command of the global, and never throws into the page. The first call of each loader, without a command, also
 * prepares its page.
 */
export function runCommand(context: EmbedContext, name = '', args: readonly unknown[] = []): void {
  try {
    if (!prepared.has(context)) {
      prepared.add(context)
      fetchAhead(context)
      watchPage(context)
    }
    if (Object.hasOwn(RUNS, name)) RUNS[name]?.(context, ...args)
    else if (name !== '') throw new Error('there is no such command')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what a command could not do is logged only, and here alone
    console.info('Lapwing', name, error)
  }
}
