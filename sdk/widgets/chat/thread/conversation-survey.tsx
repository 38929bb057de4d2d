import { useLayoutEffect, useRef } from 'react'
import { elementOf, type Widget } from '#contract/embed.ts'
import type { EventType } from '#contract/embed-types.ts'
import { useFirstMessages } from '#sdk/locales/chat/chat-messages.ts'
import { logQuietly } from '#sdk/runtime/browser/log-quietly.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'
import { NEAR_END_PX, scrollToEnd } from './use-end-in-sight.ts'

type Props = { readonly session: ChatSession }

/**
 * The survey at the end of a resolved conversation, if the company asks one. Its element shows nothing otherwise. If the
 * conversation is reopened, an unanswered survey goes, and thanks for an answer stay.
 */
export function Survey({ session }: Props) {
  const { locale } = useFirstMessages()
  const { conversationId, status } = useStore(session.$state)
  const place = useRef<HTMLDivElement>(null)
  const isResolved = status === 'resolved'

  useLayoutEffect(() => keepEndInSight(place.current!), [])

  // At each resolution anew, because an earlier one may have asked nothing.
  useLayoutEffect(() => {
    const parent = place.current!
    const known = parent.firstElementChild
    if (known?.getAttribute('conversation') === conversationId && (!isResolved || isAnswered(known))) return
    const element = document.createElement(elementOf('csat'))
    element.setAttribute('tenant', chatOf(parent).getAttribute('tenant') ?? '')
    element.setAttribute('conversation', conversationId!)
    // The chat's brand reaches it by inheritance.
    element.setAttribute('brand', '')
    // For the page, the chat is ready already.
    element.addEventListener('support:ready' satisfies EventType, event => event.stopPropagation())
    parent.replaceChildren(element)
    import('#sdk/entry/csat.ts').then(
      ({ run }) => run([]),
      error => logQuietly('the survey did not load', error),
    )
  }, [conversationId, isResolved])

  // After each rendering, because the chat's attributes may have changed.
  useLayoutEffect(() => {
    const parent = place.current!
    const element = parent.firstElementChild
    element?.setAttribute('locale', locale)
    element?.setAttribute('theme', chatOf(parent).getAttribute('theme') ?? '')
    parent.hidden = !isResolved && !isAnswered(element)
  })

  return <div ref={place} />
}

function isAnswered(element: Element | null): boolean {
  return (element as Widget | null)?.['get']?.('answered') === true
}

function chatOf(part: Element): Element {
  return (part.getRootNode() as ShadowRoot).host
}

/**
 * Scrolls along when the survey grows at the end of the list, unless the visitor has scrolled up. What follows an answer is
 * shown whole, because the visitor waits for it.
 */
function keepEndInSight(part: HTMLElement): () => void {
  let height = part.offsetHeight
  const observer = new ResizeObserver(() => {
    const list = part.closest('.messages')!
    const grown = part.offsetHeight - height
    height += grown
    const below = list.scrollHeight - list.scrollTop - list.clientHeight
    if (grown <= 0) return
    if (isAnswered(part.firstElementChild) && below < part.offsetHeight) list.scrollTop = list.scrollHeight
    else if (below - grown < NEAR_END_PX) scrollToEnd(list)
  })
  observer.observe(part)
  return () => observer.disconnect()
}
