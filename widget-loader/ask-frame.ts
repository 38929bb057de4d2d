import { FRAME_MARK, type FrameCommand, type Widget } from '#contract/embed.ts'
import { buildElement } from './build-element.ts'
import { nameLauncher } from './draw.ts'
import { attributes, root } from './settings.ts'

/** `close`, `endCall`, `identify`, `update` and `set…` are no reason to fetch the frame's page: they wait for one. */
const WAITING = /^(se|[ceiu])/

/** The chat's page, once something has asked for it. */
export let frame: HTMLIFrameElement | undefined
let isReady: () => void
// One after the other: what a function takes its time for must not be overtaken.
let turn = new Promise<void>(resolve => {
  isReady = resolve
})

/**
 * Has a chat that this loader drew do a command in a frame: for a page whose policy lets this script in and refuses the
 * rest, or whose scripts have broken what the chat needs. Both sides name the other's origin with every message and look
 * at where one came from. The frame's events are announced at the chat. It shows while its chat is open: one that cannot
 * load stays unseen.
 */
export function askFrame(chat: Widget | null | undefined, type: string, args: readonly unknown[]): void {
  turn = turn
    .then(async () => {
      // No command has more than one.
      const arg = args[0]
      const given = arg ? [typeof arg === 'function' ? await arg() : await arg] : []
      const command: FrameCommand = { [FRAME_MARK]: 1, type, args: given }
      frame!.contentWindow!.postMessage(command, root.origin)
    })
    // biome-ignore lint/suspicious/noConsole: what a command could not do is logged only, and here alone
    .catch(console.warn)
  if (frame || WAITING.test(type)) return
  frame = buildElement('iframe', {
    title: 'Chat',
    allow: 'clipboard-write',
    hidden: '',
    src: `${root}widget/chat?embed=1&closed&embed_origin=${origin}&${new URLSearchParams(attributes)}`,
  })
  chat?.shadowRoot?.append(frame)
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame!.contentWindow || from !== root.origin || !data?.[FRAME_MARK]) return
    frame!.hidden = !data.isOpen
    nameLauncher(chat!.shadowRoot!.querySelector('button')!, data.isOpen)
    isReady()
    try {
      chat!.dispatchEvent(new CustomEvent(data.name, data))
    } catch {
      // The page has put something else in the place of `CustomEvent`.
    }
  })
}
