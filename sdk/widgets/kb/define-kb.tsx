import { useEffect, useLayoutEffect, useRef } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetHost, WidgetProps } from '../../runtime/element/widget-host.ts'
import contrast from '../../ui/controls/contrast.css?inline'
import controls from '../../ui/controls/controls.css?inline'
import launcherButton from '../../ui/controls/launcher-button.css?inline'
import { useStore } from '../../ui/hooks/use-store.ts'
import { KbMessagesContext } from '../../ui/messages/use-kb-messages.ts'
import host from '../chat/host.css?inline'
import { useFocusReturn } from '../chat/panel/use-focus-return.ts'
import { createKbSession } from './create-kb-session.ts'
import kb from './kb.css?inline'
import { KbLauncher } from './panel/kb-launcher.tsx'
import { KbPanel } from './panel/kb-panel.tsx'
import { useChatInCorner } from './panel/use-chat-in-corner.ts'

/**
 * The style sheet of the help center's shadow root. Parts that load later add their own. Parsed when the module
 * loads.
 */
const KB_SHEET = styleSheet(theme + launcher + contrast + host + controls + launcherButton + kb)

/**
 * Defines `<support-kb>`: the help center with categories, search, and a rating for each article. Inline, it is as high
 * as its content; floating, it is a round button in the corner, or above the chat's button, and a panel. A second call
 * does nothing.
 * @element support-kb
 * @example
 * <support-kb tenant="acme">
 *   <a href="https://acme.example.com/kb">Our help center</a>
 * </support-kb>
 *
 * <!-- a round button and a panel -->
 * <support-kb tenant="acme" mode="floating" position="left"></support-kb>
 * @fires support:ready - the element is ready; once
 * @fires support:open - the panel opened
 * @fires support:close - the panel closed
 * @fires support:error - `{ code, message }`; `code` is `load`, `realtime`, `identity`, `action`, `tenant` or `command`
 * @csspart launcher - the round button
 * @csspart panel - the panel
 * @csspart header - the navigation and the search
 * @csspart close - the button that closes the floating panel
 * @cssprop [--support-accent=#0c6b62] - color of buttons and links
 * @cssprop --support-accent-contrast - text color on the accent; default: black or white, whichever reads better
 * @cssprop --support-surface - background color; default: from the theme
 * @cssprop --support-text - text color; default: from the theme
 * @cssprop [--support-radius=12px] - radius of the corners
 * @cssprop [--support-font=system-ui] - font family
 * @cssprop [--support-z=2000000000] - z-index of the floating button and panel
 * @cssprop [--support-offset-x=20px] - distance from the left or right edge of the window
 * @cssprop [--support-offset-y=20px] - distance from the bottom edge of the window
 * @param environment what the element uses of the browser; tests pass their own clock and id generator
 */
export function defineKb(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Kb {...props} environment={environment} />
  defineElement(elementOf('kb'), Widget, KB_SHEET)
}

type Props = WidgetProps & { readonly environment: Environment }

/** The root component of a help center. Floating: a round button and a panel. Inline: the panel alone. */
function Kb({ tenant = DEFAULT_SUBDOMAIN, mode, host, environment }: Props) {
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
