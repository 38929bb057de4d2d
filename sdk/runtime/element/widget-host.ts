import type { WritableAtom } from 'nanostores'
import type { Command } from '#contract/embed.ts'
import type { PropertyName } from '#contract/embed-attributes.ts'
import type { EventDetails, EventType } from '#contract/embed-types.ts'

/** Props of a widget's root component: the element's attributes, and the element. */
export type WidgetProps = { readonly [Name in PropertyName]?: string } & { readonly host: WidgetHost }

/** Handlers of the page's commands, by name. The arguments come from the page and can be any values. */
export type CommandHandlers = Partial<Record<Command, (...args: readonly unknown[]) => unknown>>

/** The element, as its components use it. */
export type WidgetHost = HTMLElement & {
  readonly $isOpen: WritableAtom<boolean>
  /** Whether the panel takes the focus when it opens. */
  readonly wantsFocus: boolean
  readonly open: (options?: { focus?: boolean }) => void
  readonly close: () => void
  readonly toggle: () => void
  /** Returns the element's session. Creates it at the first call and when `key` changes. */
  readonly keep: <Session extends Stoppable>(key: string, create: () => Session) => Session
  /** Dispatches an event. Returns false if it is cancelable and a listener called `preventDefault()`. */
  readonly announce: <Type extends EventType>(
    name: Type,
    detail?: EventDetails[Type],
    options?: { cancelable?: boolean },
  ) => boolean
  /** Sets the handlers of the widget's commands. Commands that arrived earlier run now. */
  readonly handle: (handlers: CommandHandlers) => void
}

/** Something that runs until `stop` is called. */
export type Stoppable = { readonly stop: () => void }
