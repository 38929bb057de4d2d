import { FRAME_MARK } from '#contract/embed.ts'
import { buildElement } from './build-element.ts'
import { attributes, base } from './settings.ts'

let frame: HTMLIFrameElement | undefined

/**
 * Opens and closes the chat's page in a frame, for a page whose policy lets this script in and refuses the rest. Both
 * sides name the other's origin with every message and look at where one came from. The frame shows when it says so:
 * one that cannot load stays unseen.
 */
export function toggleFrame(chat: HTMLElement): void {
  const query = new URLSearchParams({ ...attributes, embed: '1', embed_origin: origin })
  const url = new URL(`widget/chat?${query}`, base)
  if (frame) {
    frame.contentWindow!.postMessage({ [FRAME_MARK]: 1, type: 'toggle', args: [] }, url.origin)
    return
  }
  frame = buildElement('iframe', {
    hidden: '',
    title: 'Chat',
    allow: 'microphone;clipboard-write',
    src: url.href,
  })
  chat.shadowRoot!.append(frame)
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source === frame!.contentWindow && from === url.origin && data?.[FRAME_MARK])
      frame!.hidden = !data.isOpen
  })
}
