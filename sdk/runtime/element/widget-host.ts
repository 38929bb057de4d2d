import type { WritableAtom } from 'nanostores'
import type { Command } from '#contract/embed.ts'

/** Props of a widget's outermost component: the element's attributes, and the element. */
export type WidgetProps = {
  readonly tenant?: string
  readonly email?: string
  readonly name?: string
  readonly locale?: string
  readonly theme?: string
  readonly position?: string
  readonly mode?: string
  readonly host: WidgetHost
}

/** What a widget does on a command of the page, by name; the arguments are the page's and may be anything. */
export type CommandHandlers = Partial<Record<Command, (...args: readonly unknown[]) => unknown>>

/** What a widget's component sees of its element. */
export type WidgetHost = HTMLElement & {
  readonly $isOpen: WritableAtom<boolean>
  /** Whether the field gets the focus when the panel appears. */
  readonly wantsFocus: boolean
  readonly open: (options?: { focus?: boolean }) => void
  readonly close: () => void
  readonly toggle: () => void
  /** Something that lives as long as the element, made anew when `key` changes. */
  readonly keep: <Session extends Stoppable>(key: string, create: () => Session) => Session
  /** Tells the page; false when the event is cancelable and a listener has prevented its default. */
  readonly announce: (name: string, detail?: unknown, options?: { cancelable?: boolean }) => boolean
  /** Takes over the commands that the page gives by the element's methods; what came before waits for it. */
  readonly handle: (handlers: CommandHandlers) => void
}

export type Stoppable = { readonly stop: () => void }
