import { useEffect, useRef, useState } from 'react'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { Face } from '#sdk/ui/controls/face.tsx'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { lazyModule } from '#sdk/ui/hooks/lazy.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './news.css?inline'
import { titleOf } from './title-of.ts'

const COUNT = /^\(\d+\) /

/** Not part of this file, because the list of conversations loads it, too. */
const usePreviews = lazyModule(() => import('#core/text/message-preview.ts'))

/** Of a file, the name is enough. */
const FILE_NAMES = { image: '{name}', file: '{name}' }

type Props = { readonly session: ChatSession; readonly host: WidgetHost }

/**
 * New messages that the visitor has not seen: their number in the page's title, and while the panel is closed, the newest one
 * of the current conversation beside the launcher, until it is opened or dismissed.
 */
export function News({ session, host }: Props) {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const { messages, visitorSeen } = useStore(session.$state)
  const config = useStore(session.$config)
  const isOpen = useStore(host.$isOpen)
  const [dismissed, setDismissed] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useTitleCount(useStore(session.$unread))
  const newest = messages.findLast(message => message.sender_type !== 'visitor' && !isHidden(message))
  const previews = usePreviews(true)
  const isShown = previews && !isOpen && newest && newest.sequence > visitorSeen && newest.id !== dismissed
  useStyleSheet(place, isShown ? css : undefined)
  if (!isShown) return null
  const from = newest.sender_name ?? titleOf(config)
  const text = previews.messagePreview(newest.content, FILE_NAMES)
  return (
    <div ref={place} className="preview" part="preview" role="status" lang={locale} dir={directionOf(text)}>
      <button
        type="button"
        className="preview-open"
        aria-label={`${fill(t.newFrom, { name: from })}: ${text}`}
        onClick={() => host.open()}
      >
        <Face name={from} />
        <span className="preview-words">
          <b>{from}</b> <span className="preview-text">{text}</span>
        </span>
      </button>
      <button type="button" className="tool" aria-label={t.dismiss} onClick={() => setDismissed(newest.id)}>
        <Icon shape="close" />
      </button>
    </div>
  )
}

/** Shows a number before the page's title, such as '(2) Prices', until the part is gone. The page may change its title. */
function useTitleCount(count: number): void {
  useEffect(() => {
    document.title = `(${count}) ${document.title.replace(COUNT, '')}`
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
