import {
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import {
  type ElementAttributes,
  type ElementEvents,
  type ElementTag,
  EVENTS,
  type LapwingCommands,
  type LapwingEvent,
  type SupportElement,
} from '../widget/index.ts'
import { ProviderContext } from './provider-context.ts'

type Events = typeof EVENTS

/** Props for the events of an element, such as `onUnread`. */
type EventProps<Tag extends ElementTag> = {
  readonly [Key in keyof Events as Events[Key] extends ElementEvents[Tag]
    ? `on${Capitalize<Key>}`
    : never]?: (event: LapwingEvent<Events[Key]>) => void
}

/** Props of an element: its attributes, its events, and those of every HTML element. Children are its fallback. */
export type SupportElementProps<Tag extends ElementTag> = Omit<
  HTMLAttributes<HTMLElement>,
  keyof ElementAttributes[Tag] | keyof EventProps<Tag>
> &
  ElementAttributes[Tag] &
  EventProps<Tag> & { readonly ref?: Ref<SupportElement<Tag>> }

type Handlers = Readonly<Record<string, ((event: Event) => void) | undefined>>

/** The names of the event props: `onUnread` to `support:unread`. */
const EVENT_PROPS = Object.entries(EVENTS).map(
  ([key, type]) => [`on${key[0]!.toUpperCase()}${key.slice(1)}`, type] as const,
)

/** `<support-chat>`: the button in the corner and the chat. */
export const SupportChat = wrap('support-chat')
/** `<support-ticket>`: the ticket form and the visitor's own tickets. */
export const SupportTicket = wrap('support-ticket')
/** `<support-kb>`: the help center. */
export const SupportKb = wrap('support-kb')
/** `<support-voice>`: calls with the AI assistant. */
export const SupportVoice = wrap('support-voice')
/** `<support-csat>`: a satisfaction survey. */
export const SupportCsat = wrap('support-csat')

function wrap<Tag extends ElementTag>(tag: Tag): (props: SupportElementProps<Tag>) => ReactElement {
  return function Wrapped({ ref, ...props }) {
    const element = useRef<SupportElement<Tag>>(null)
    useImperativeHandle(ref, () => element.current!, [])
    const { defaults, identity } = useContext(ProviderContext)
    const { attributes, handlers } = split(props)
    const latest = useRef(handlers)
    useEffect(() => {
      latest.current = handlers
    })
    // React attaches a custom element's own events when it renders, but not when it hydrates a server's HTML.
    useEffect(() => {
      const host = element.current!
      const ends = EVENT_PROPS.map(([prop, type]) => {
        const listener = (event: Event) => latest.current[prop]?.(event)
        host.addEventListener(type, listener)
        return () => host.removeEventListener(type, listener)
      })
      return () => {
        for (const end of ends) end()
      }
    }, [])
    // The provider's command reached the elements that were on the page then.
    useEffect(() => {
      const token = identity.current
      const host = element.current as Partial<LapwingCommands> | null
      if (token !== null) void customElements.whenDefined(tag).then(() => host?.identify?.(token))
    }, [identity])
    const { className, ...others } = attributes
    return createElement(tag, { ...defaults, ...others, class: className, ref: element })
  }
}

/** Separates the handlers of the element's own events from what React renders. */
function split(props: object): { attributes: Record<string, unknown>; handlers: Handlers } {
  const attributes: Record<string, unknown> = { ...props }
  const handlers: Record<string, ((event: Event) => void) | undefined> = {}
  for (const [prop] of EVENT_PROPS) {
    handlers[prop] = attributes[prop] as (event: Event) => void
    delete attributes[prop]
  }
  return { attributes, handlers }
}
