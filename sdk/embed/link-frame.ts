import type { Command, EVENTS, FRAME_MARK, FrameCommand, FrameNews } from '#contract/embed.ts'
import { languageOf } from './launcher-names.ts'

const MARK: typeof FRAME_MARK = 'lapwing'
const ERROR: typeof EVENTS.error = 'support:error'

// Under a name, or the bundler takes the page for a file of its own.
const HERE = import.meta.url

export type FrameLink = {
  /** Has the frame do a command, once it can hear one. A function among the arguments is asked for its value first. */
  readonly send: (type: Command, args: readonly unknown[]) => void
  readonly end: () => void
}

/**
 * Puts the chat's page into a frame in the root of `chat`. Both sides name the other's origin with every message, and
 * look at where one came from. The frame shows while its chat is open; its events are announced at `chat`.
 */
export function linkFrame(chat: HTMLElement, onNews: (news: FrameNews) => void): FrameLink {
  const url = new URL('../widget/chat', HERE)
  for (const { name, value } of chat.attributes) if (name !== 'open') url.searchParams.set(name, value)
  url.searchParams.set('closed', '')
  url.searchParams.set('locale', languageOf(chat))
  url.searchParams.set('embed', '1')
  url.searchParams.set('embed_origin', window.origin)
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
    // First: a frame that is hidden has lost the focus.
    onNews(news)
    frame.hidden = !news.isOpen
    isReady()
    const { name, detail } = news
    chat.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
  }

  window.addEventListener('message', listen)
  chat.shadowRoot!.append(frame)
  // One after the other: what a function takes its time for must not be overtaken.
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
          const detail = { code: 'command', message: String(error) }
          chat.dispatchEvent(new CustomEvent(ERROR, { bubbles: true, composed: true, detail }))
        })
    },
    end() {
      window.removeEventListener('message', listen)
      frame.remove()
    },
  }
}
