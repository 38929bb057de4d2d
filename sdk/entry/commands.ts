/**
 * The chunk that runs the commands of the global. It loads with the first command, separately from the widgets,
 * so it imports only types from modules that they share.
 */
import type { EmbedContext, EVENTS } from '#contract/embed.ts'
import { RUNS } from '../embed/commands.ts'

const ERROR: typeof EVENTS.error = 'support:error'

/**
 * Runs a command of the global. Never throws: a failed command logs a warning and emits `support:error` on the
 * document.
 */
export function run([context, name, args]: readonly [EmbedContext, string, readonly unknown[]]): void {
  try {
    if (!Object.hasOwn(RUNS, name)) throw new Error('there is no such command')
    RUNS[name]?.(context, ...args)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failed commands are only logged
    console.warn('Lapwing', name, error)
    const message = `${name}: ${error instanceof Error ? error.message : error}`
    document.dispatchEvent(new CustomEvent(ERROR, { detail: { code: 'command', message } }))
  }
}
