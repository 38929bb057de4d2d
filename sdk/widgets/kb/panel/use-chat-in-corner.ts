import { useEffect, useState } from 'react'
import { elementOf, type Widget } from '#contract/embed.ts'
import type { EventType } from '#contract/embed-types.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'

/** Whether the same corner of the page has a chat, and whether it is open. */
export type CornerChat = 'none' | 'closed' | 'open'

const CHANGES: readonly EventType[] = ['support:ready', 'support:open', 'support:close']

/** Returns the state of the chat in the same corner. Closes one panel when the other opens. */
export function useChatInCorner(host: WidgetHost, isFloating: boolean): CornerChat {
  const [state, setState] = useState<CornerChat>('none')

  useEffect(() => {
    if (!isFloating) return
    function follow(event?: Event): void {
      const chat = findChat(host)
      if (event?.type === ('support:open' satisfies EventType)) {
        if (event.target === host) chat?.['close']?.()
        else if (event.target === chat) host.close()
      }
      setState(chat === undefined ? 'none' : chat['get']?.('open') === true ? 'open' : 'closed')
    }

    follow()
    for (const name of CHANGES) document.addEventListener(name, follow)
    return () => {
      for (const name of CHANGES) document.removeEventListener(name, follow)
    }
  }, [host, isFloating])

  return isFloating ? state : 'none'
}

function findChat(host: WidgetHost): Widget | undefined {
  const side = (element: Element) => element.getAttribute('position') === 'left'
  return [...document.querySelectorAll<Widget>(elementOf('chat'))].find(chat => {
    const mode = chat.getAttribute('mode')
    return mode !== 'inline' && mode !== 'page' && side(chat) === side(host)
  })
}
