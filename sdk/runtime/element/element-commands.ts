import type { Command } from '#contract/embed.ts'
import { ATTRIBUTES } from '#contract/embed-attributes.ts'
import { wantedLocale } from '../../locales/follow-locale.ts'
import { guarded } from '../browser/guarded.ts'
import { isAttribute, reflectAttribute } from './reflect-attribute.ts'
import type { CommandHandlers, WidgetHost } from './widget-host.ts'

/** The part of the element that its commands use. */
export type CommandHost = WidgetHost & {
  readonly setOpen: (isOpen: boolean, options?: { focus: boolean }) => void
}

type CommonCommands = Partial<Record<Command, (host: CommandHost, ...args: readonly unknown[]) => unknown>>

/** The commands that all widgets share. The arguments come from the page and can be any values. */
const COMMON: CommonCommands = {
  boot(host, settings) {
    change(host, settings)
    host.hidden = false
    if (!host.isConnected) document.documentElement.append(host)
  },
  update: change,
  shutdown: host => host.remove(),
  show(host) {
    host.hidden = false
  },
  hide(host) {
    host.hidden = true
  },
  open: (host, options) => host.setOpen(true, { focus: fieldOf(options, 'focus') !== false }),
  close: host => host.setOpen(false),
  toggle: host => host.setOpen(!host.$isOpen.get()),
  setLocale: (host, locale) => change(host, { locale }),
  setTheme: (host, theme) => change(host, { theme }),
  on(host, name, handler) {
    host.addEventListener(eventName(name), handler as EventListener)
    return () => host.removeEventListener(eventName(name), handler as EventListener)
  },
  off: (host, name, handler) => host.removeEventListener(eventName(name), handler as EventListener),
}

/** Runs the commands of one element. */
export type ElementCommands = {
  /**
   * Runs a command of the page. A command of the widget itself waits until the widget has started.
   * @throws Error for an unknown command
   */
  readonly run: (name: Command, args: readonly unknown[]) => unknown
  readonly handle: (handlers: CommandHandlers) => void
  /** Removes the handlers when the widget stops. Further commands wait for the next widget. */
  readonly release: () => void
}

/** Creates the commands of an element. */
export function createElementCommands(host: CommandHost): ElementCommands {
  let handlers: CommandHandlers | null = null
  let waiting: { readonly name: Command; readonly args: readonly unknown[] }[] = []

  function run(name: Command, args: readonly unknown[]): unknown {
    if (name === 'get') return read(args[0])
    // Before the element goes.
    if (name === 'shutdown') handlers?.shutdown?.()
    const common = COMMON[name]
    if (common) return common(host, ...args)
    if (handlers === null) return void waiting.push({ name, args })
    if (!handlers[name]) throw new Error('no such command')
    return handlers[name](...args)
  }

  function read(name: unknown): unknown {
    if (name === 'open') return host.$isOpen.get() && !host.hidden
    if (name === 'locale') return wantedLocale(host)
    const value = isAttribute(name) ? host.getAttribute(name) : null
    return value || (handlers?.get?.(name) ?? undefined)
  }

  return {
    run,
    handle(given) {
      handlers = given
      const before = waiting
      waiting = []
      for (const { name, args } of before) guarded(host, () => run(name, args))
    },
    release() {
      handlers = null
    },
  }
}

function change(host: HTMLElement, settings: unknown): void {
  for (const name of ATTRIBUTES) {
    const value = fieldOf(settings, name)
    if (value !== undefined) reflectAttribute(host, name, value)
  }
}

function fieldOf(given: unknown, name: string): unknown {
  return given !== null && typeof given === 'object' ? (given as Record<string, unknown>)[name] : undefined
}

/** Returns the full name of an event: `open` and `support:open` are the same. */
function eventName(name: unknown): string {
  return `support:${String(name).replace(/^support:/, '')}`
}
