import { useEffect, useLayoutEffect, useRef } from 'react'
import { elementOf } from '#contract/embed.ts'
import type { EventType } from '#contract/embed-types.ts'
import { useFirstMessages } from '#sdk/locales/chat/chat-messages.ts'
import { logQuietly } from '#sdk/runtime/browser/log-quietly.ts'
import type { ChatPage } from '#sdk/runtime/conversation/chat-stores.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../chat-session.ts'
import { MyData } from '../my-data/my-data.tsx'
import css from './inner-widget.css?inline'

const LOAD = {
  kb: () => import('#sdk/entry/kb.ts'),
  ticket: () => import('#sdk/entry/ticket.ts'),
}

type Props = {
  readonly session: ChatSession
  readonly page: Exclude<ChatPage, 'conversation'>
  readonly onNotice: (text: string) => void
}

/** The page that replaces the conversation: the visitor's data, the help center, or tickets. Loads with the first. */
export function Page({ session, page, onNotice }: Props) {
  if (page === 'my-data') return <MyData session={session} onNotice={onNotice} />
  const article = page === 'ticket' ? '' : page.slice('help/'.length)
  return <InnerWidget session={session} feature={page === 'ticket' ? 'ticket' : 'kb'} article={article} />
}

type InnerWidgetProps = {
  readonly session: ChatSession
  readonly feature: keyof typeof LOAD
  /** The slug of the article to show first; empty for the home of the help center. */
  readonly article: string
}

/** Another widget of the company inside the panel, in its look and language: the help center, or the tickets. */
function InnerWidget({ session, feature, article }: InnerWidgetProps) {
  const { locale } = useFirstMessages()
  const { email } = useStore(session.$state)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, css)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an email that comes later does not empty the form
  useLayoutEffect(() => {
    const { host } = place.current!.getRootNode() as ShadowRoot
    const element = document.createElement(elementOf(feature))
    element.setAttribute('tenant', host.getAttribute('tenant') ?? '')
    element.setAttribute('mode', 'inline')
    element.setAttribute('locale', locale)
    element.setAttribute('theme', host.getAttribute('theme') ?? '')
    // The chat's brand reaches it by inheritance.
    element.setAttribute('brand', '')
    if (email !== null) element.setAttribute('email', email)
    // The page knows one chat, which is ready, opens and counts its messages itself.
    for (const name of ['support:ready', 'support:open', 'support:unread'] satisfies EventType[])
      element.addEventListener(name, event => event.stopPropagation())
    place.current!.replaceChildren(element)
    LOAD[feature]().then(
      ({ run }) => run(article === '' ? [] : [element as never, 'showArticle', [article]]),
      error => logQuietly('a page of the chat did not load', error),
    )
  }, [feature, article, locale])

  useEffect(() => {
    const panel = place.current!.closest('.panel')!
    const firstDepth = article === '' ? 1 : 2

    /** Lets the panel's arrow lead back inside, until the view is the one that the chat has opened. */
    function goBackInside(event: Event): void {
      const isBack = (event.target as Element).closest('.header > .back')
      const inner = isBack && place.current!.firstElementChild!.shadowRoot?.querySelector('[data-depth]')
      if (!inner || Number(inner.getAttribute('data-depth')) <= firstDepth) return
      event.stopPropagation()
      inner.querySelector<HTMLElement>('.back')!.click()
    }

    panel.addEventListener('click', goBackInside, { capture: true })
    return () => panel.removeEventListener('click', goBackInside, { capture: true })
  }, [article])

  // A new ticket is in the list of conversations at once.
  useEffect(
    () => () => {
      session.watch(false)
      session.watch(true)
    },
    [session],
  )

  return <div ref={place} className="inner-widget" />
}
