import { useEffect, useRef } from 'react'
import { elementOf } from '#contract/embed.ts'
import type { ChatSession } from '../chat-session.ts'

/** Paths of the company's articles, and of its ticket form. */
const INSIDE = /^\/(?:kb\/([^/]+)|widget\/ticket)$/

/**
 * Makes the links beside it to the company's articles and to its ticket form open inside the panel. Not if the page has a
 * help center of its own, which opens them; and not if the visitor asks for a new tab or window.
 */
export function InsideLinks({ session: { articleUrl, $page } }: { readonly session: ChatSession }) {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const list = place.current!.parentElement!
    const { origin } = new URL(articleUrl(''), document.baseURI)

    function follow(event: MouseEvent): void {
      const { ctrlKey, metaKey, shiftKey, target } = event
      const link = (target as Element).closest('a')
      const isOurs = link?.origin === origin && !ctrlKey && !metaKey && !shiftKey
      const found =
        isOurs && !document.documentElement.querySelector(elementOf('kb')) && INSIDE.exec(link.pathname)
      if (!found) return
      event.preventDefault()
      $page.set(found[1] ? `help/${found[1]}` : 'ticket')
    }

    list.addEventListener('click', follow)
    return () => list.removeEventListener('click', follow)
  }, [articleUrl, $page])

  return <span ref={place} hidden />
}
