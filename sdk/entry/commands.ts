/**
 * What the page's commands do. This chunk is loaded with the first of them, beside the widgets', so it takes types alone
 * from modules that they share: their code must not come along.
 */
import type { EmbedContext, EVENTS } from '#contract/embed.ts'
import { RUNS } from '../embed/commands.ts'

const ERROR: typeof EVENTS.error = 'support:error'

/** Does a command of the global. One that fails is logged and announced at the document: nothing is thrown into the page. */
export function run([context, name, args]: readonly [EmbedContext, string, readonly unknown[]]): void {
  try {
    if (!Object.hasOwn(RUNS, name)) throw new Error('there is no such command')
    RUNS[name]?.(context, ...args)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what a command could not do is logged only, and here alone
    console.warn('Lapwing', name, error)
    const message = `${name}: ${error instanceof Error ? error.message : error}`
    document.dispatchEvent(new CustomEvent(ERROR, { detail: { code: 'command', message } }))
  }
}
