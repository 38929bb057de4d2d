import { useEffect, useLayoutEffect, useRef } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost, WidgetProps } from '../../runtime/element/widget-host.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import { KbMessagesContext } from '../../ui/messages/use-kb-messages.ts'
import { useFocusReturn } from '../chat/panel/use-focus-return.ts'
import { createKbSession } from './create-kb-session.ts'
import { KbLauncher } from './panel/kb-launcher.tsx'
import { KbPanel } from './panel/kb-panel.tsx'
import { useChatInCorner } from './panel/use-chat-in-corner.ts'

type Props = WidgetProps & { readonly environment: Environment }

/** The root component of a help center. Floating: a round button and a panel. Inline: the panel alone. */
export function Kb({ tenant = DEFAULT_SUBDOMAIN, mode, host, environment }: Props) {
  const session = host.keep(tenant, () => createKbSession(environment, { host, tenant }))
  const catalog = useStore(session.$catalog)
  const launcher = useRef<HTMLButtonElement>(null)
  const place = placeOf(host, mode)
  const isFloating = place === 'floating'
  const isShown = useStore(host.$isOpen) || !isFloating
  const chat = useChatInCorner(host, isFloating)
  useFocusReturn(host, launcher)

  // The CSS of the element itself depends on the attribute.
  useLayoutEffect(() => {
    if (isFloating && !mode) host.setAttribute('mode', place)
  }, [host, isFloating, mode, place])

  useEffect(() => {
    if (isShown) session.start()
  }, [session, isShown])

  return (
    <KbMessagesContext.Provider value={catalog}>
      {isShown && <KbPanel key={tenant} session={session} place={place} />}
      {isFloating && (
        <KbLauncher
          host={host}
          button={launcher}
          isOpen={isShown}
          isAboveChat={chat !== 'none'}
          isHidden={chat === 'open' || (chat === 'closed' && isShown)}
        />
      )}
    </KbMessagesContext.Provider>
  )
}

/**
 * Returns the mode. Default: `floating` if the loader added the element, outside the body; `inline` if the page
 * contains it.
 */
function placeOf(host: WidgetHost, mode: string | undefined): 'floating' | 'inline' | 'page' {
  if (mode === 'page' || mode === 'inline' || mode === 'floating') return mode
  return host.parentElement === document.documentElement ? 'floating' : 'inline'
}
