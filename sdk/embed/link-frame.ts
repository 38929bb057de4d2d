import type { Command, EVENTS, FRAME_MARK, FrameCommand, FrameNews } from '#contract/embed.ts'
import { languageOf } from './launcher-names.ts'

const MARK: typeof FRAME_MARK = 'lapwing'
const ERROR: typeof EVENTS.error = 'support:error'

// In a constant, or the bundler treats the page's URL as an asset.
const HERE = import.meta.url

/** The connection to the chat's frame. */
export type FrameLink = {
  /**
   * Sends a command to the frame, once the frame is ready. Calls functions among the arguments and sends their
   * values.
   */
  readonly send: (type: Command, args: readonly unknown[]) => void
  readonly end: () => void
}

/**
 * Adds a frame with the chat's page to the shadow root of `chat`. Both sides set the target origin of each
 * message and check the origin of the messages they receive. The frame is visible while its chat is open. Its
 * events are dispatched on `chat`.
 */
export function linkFrame(chat: HTMLElement, onNews: (news: FrameNews) => void): FrameLink {
  const url = new URL('../widget/chat', HERE)
  for (const { name, value } of chat.attributes) if (name !== 'open') url.searchParams.set(name, value)
  url.searchParams.set('closed', '')
  url.searchParams.set('locale', languageOf(chat))
  url.searchParams.set('embed', '1')
  url.searchParams.set('embed_origin', origin)
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Chat'
  frame.allow = 'microphone; clipboard-write'
  frame.src = url.href
  let isReady: () => void
  const ready = new Promise<void>(resolve => {
    isReady = resolve
  })

  function listen({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== url.origin || data?.[MARK] !== 1) return
    const news: FrameNews = data
    // Before hiding the frame, because a hidden frame has lost the focus.
    onNews(news)
    frame.hidden = !news.isOpen
    isReady()
    const { name, detail } = news
    chat.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
  }

  addEventListener('message', listen)
  chat.shadowRoot!.append(frame)
  // Commands run in order: a later one must not overtake one that waits for a function's value.
  let turn = ready
  return {
    send(type, args) {
      turn = turn
        .then(() => Promise.all(args.map(arg => (typeof arg === 'function' ? arg() : arg))))
        .then(given => {
          const command: FrameCommand = { [MARK]: 1, type, args: given }
          frame.contentWindow?.postMessage(command, url.origin)
        })
        .catch(error => {
          const detail = { code: 'command', message: `${error}` }
          chat.dispatchEvent(new CustomEvent(ERROR, { bubbles: true, composed: true, detail }))
        })
    },
    end() {
      removeEventListener('message', listen)
      frame.remove()
    },
  }
}
