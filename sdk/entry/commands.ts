/**
 * The chunk that runs the commands of the global. It loads with the first command, separately from the widgets,
 * so it imports only types from modules that they share.
 */
import type { Command, EmbedContext, EVENTS } from '#contract/embed.ts'
import { checkArguments, checkSettings } from '../embed/check-arguments.ts'
import { checkGet } from '../embed/check-get.ts'
import { checkTenant, RUNS } from '../embed/commands.ts'

const ERROR: typeof EVENTS.error = 'support:error'
/** Commands that need no company: they change or remove elements, or need none. */
const ALWAYS: readonly string[] = ['boot', 'update', 'shutdown', 'on', 'off', 'get'] satisfies Command[]

/**
 * Runs a command of the global. Never throws: a failed command logs a warning and emits `support:error` on the
 * document.
 */
export function run([context, name, args]: readonly [EmbedContext, string, readonly unknown[]]): void {
  checkGet(context, (...given) => run([context, ...given]))
  try {
    if (!Object.hasOwn(RUNS, name)) throw new Error('there is no such command')
    checkArguments(context, name, args)
    if (!ALWAYS.includes(name)) checkTenant(context)
    RUNS[name]?.(context, ...args)
    if (name === 'boot' || name === 'update') checkSettings(args[0])
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failed commands are only logged
    console.warn('Lapwing', name, error)
    const message = `${name}: ${error instanceof Error ? error.message : error}`
    document.dispatchEvent(new CustomEvent(ERROR, { detail: { code: 'command', message } }))
  }
}
