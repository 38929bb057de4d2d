import { COMMANDS, EVENTS, FRAME_MARK, type FrameCommand, type FrameNews } from '#contract/embed.ts'
import { FRAME_ATTRIBUTES } from '#contract/embed-attributes.ts'
import { isComposingKey } from '#core/composing-key.ts'

/** Event details that may leave the frame. The page around it must not read the conversation. */
const DETAILS = [
  'count',
  'conversationId',
  'conversation_id',
  'number',
  'id',
  'author',
  'state',
  'code',
  'kind',
  'score',
] as const
/** Cancelable events are not forwarded, because the page's answer would arrive too late. */
const CANCELABLE: readonly string[] = [EVENTS.beforeSend, EVENTS.beforeCall]
/** Commands that belong to the page itself, or that could turn this widget into another one. */
const REFUSED: readonly string[] = ['on', 'off', 'get', 'boot', 'shutdown', 'show', 'hide']

type Widget = HTMLElement & Readonly<Record<string, ((...args: readonly unknown[]) => unknown) | undefined>>
type Outside = { readonly frame: Window; readonly page: Window; readonly origin: string }

/**
 * Lets the page around the frame send commands to the widget and receive its events. Messages go only to
 * `origin`, and are accepted only from that origin and from the page itself. Returns the function that
 * disconnects.
 */
export function connectFrame(widget: Widget, { frame, page, origin }: Outside): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isOpen = () => widget['get']?.('open') === true
  const openMode = widget.getAttribute('mode') ?? 'floating'

  function tell(event: Event): void {
    // A closed chat in mode `page` still shows its messages, so it would never count any as unread.
    widget.setAttribute('mode', isOpen() ? openMode : 'floating')
    const news: FrameNews = {
      name: event.type,
      detail: partsOf(event),
      isOpen: isOpen(),
      bubbles: true,
      composed: true,
    }
    page.postMessage({ [FRAME_MARK]: 1, ...news }, origin)
  }

  function hear({ source, origin: from, data }: MessageEvent): void {
    if (source !== page || from !== origin || data?.[FRAME_MARK] !== 1) return
    const { type, args }: FrameCommand = data
    if (!Array.isArray(args)) return
    if (type === 'trigger') trigger(args[0])
    if (!(COMMANDS as readonly string[]).includes(type) || REFUSED.includes(type)) return
    widget[type]?.(...(type === 'update' ? [changesIn(args[0])] : args))
  }

  /** Handles a press on a trigger button of the page: opens the widget, with the button's prompt or article. */
  function trigger(data: unknown): void {
    const { supportPrompt, supportArticle } = (data ?? {}) as DOMStringMap
    if (supportPrompt) widget['newMessage']?.(supportPrompt)
    else if (supportArticle) widget['showArticle']?.(supportArticle)
    else widget['open']?.()
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposingKey(event)) widget['close']?.()
  }

  for (const name of Object.values(EVENTS)) {
    if (!CANCELABLE.includes(name)) widget.addEventListener(name, tell, { signal })
  }
  frame.addEventListener('message', hear, { signal })
  frame.addEventListener('keydown', closeOnEscape, { signal })
  return () => stop.abort()
}

function partsOf(event: Event): Record<string, unknown> {
  const detail: Record<string, unknown> = (event as CustomEvent).detail ?? {}
  return Object.fromEntries(DETAILS.flatMap(name => (name in detail ? [[name, detail[name]] as const] : [])))
}

function changesIn(settings: unknown): Record<string, unknown> {
  const given = (settings ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    FRAME_ATTRIBUTES.flatMap(name => (name in given ? [[name, given[name]] as const] : [])),
  )
}
