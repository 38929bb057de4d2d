import { FRAME_MARK, type FrameCommand, type Widget } from '#contract/embed.ts'
import { buildElement } from './build-element.ts'
import { nameLauncher } from './draw.ts'
import { announce, endWait, expectOpening } from './opening.ts'
import { attributes, root } from './settings.ts'

/**
 * Commands that wait for the frame instead of loading it: `close`, `endCall`, `identify`, `update`, `set…`, `on` and
 * `off`.
 */
const WAITING = /^(s?e|o[nf]|[ciu])/

/** The frame with the chat's page, once a command has loaded it. */
export let frame: HTMLIFrameElement | undefined
let isReady: () => void
// Commands run in order: a later one must not overtake one that waits for a function's value.
let turn = new Promise<void>(resolve => {
  isReady = resolve
})

/**
 * Runs a command of a chat in a frame, as a fallback: for a page whose security policy blocks the code that the
 * loader loads, or whose scripts have broken what the chat needs. Both sides set the target origin of each
 * message and check the origin of the messages they receive. The frame's events are dispatched on the chat. The
 * frame is visible while its chat is open, so a frame that fails to load stays hidden.
 */
export function askFrame(chat: Widget | null | undefined, type: string, args: readonly unknown[]): void {
  turn = turn
    .then(async () => {
      // No command has more than one argument. It may be a function that returns the value.
      const arg = args[0] as { readonly call?: unknown } | undefined
      frame!.contentWindow!.postMessage(
        {
          [FRAME_MARK]: 1,
          type,
          args: arg ? [await (arg.call ? (arg as () => unknown)() : arg)] : [],
        } satisfies FrameCommand,
        root.origin,
      )
    })
    // biome-ignore lint/suspicious/noConsole: failed commands are only logged
    .catch(console.warn)
  if (frame || WAITING.test(type)) return
  frame = buildElement('iframe', {
    title: 'chat',
    allow: 'clipboard-write',
    hidden: '',
    src: `${root}widget/chat?embed=1&closed&embed_origin=${origin}&${new URLSearchParams(attributes)}`,
  })
  if (chat?.shadowRoot) {
    chat.shadowRoot.append(frame)
    expectOpening(chat)
  }
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame!.contentWindow || from !== root.origin || !data?.[FRAME_MARK]) return
    frame!.hidden = !data.isOpen
    nameLauncher(chat!.shadowRoot!.querySelector('button')!, data.isOpen)
    isReady()
    if (data.isOpen) endWait()
    announce(chat!, data.name, data)
  })
}
