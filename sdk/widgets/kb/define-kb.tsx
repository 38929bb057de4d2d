import { useEffect, useRef } from 'react'
import { elementOf } from '#contract/embed.ts'
import { useFocusReturn } from '#sdk/ui/hooks/use-focus-return.ts'
import { KbMessagesContext } from '../../locales/kb/kb-messages.ts'
import { defineWidget, usePlace, type ViewProps } from '../../runtime/element/define-widget.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import launcherButton from '../../ui/controls/launcher-button.css?inline'
import widget from '../../ui/controls/widget.css?inline'
import { useStore } from '../../ui/hooks/use-store.ts'
import { createKbSession } from './create-kb-session.ts'
import kb from './kb.css?inline'
import type { KbSession } from './kb-session.ts'
import { KbLauncher } from './panel/kb-launcher.tsx'
import { KbPanel } from './panel/kb-panel.tsx'
import { useChatInCorner } from './panel/use-chat-in-corner.ts'

/**
 * The style sheet of the help center's shadow root. Parts that load later add their own. Parsed when the module
 * loads.
 */
const KB_SHEET = styleSheet(widget + launcherButton + kb)

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
  defineWidget(elementOf('kb'), {
    sheet: KB_SHEET,
    messages: KbMessagesContext,
    createSession: props => createKbSession(environment, props),
    View: Kb,
  })
}

/** The view of a help center. Floating: a round button and a panel. Inline: the panel alone. */
function Kb({ session, tenant, mode, host }: ViewProps<KbSession>) {
  const launcher = useRef<HTMLButtonElement>(null)
  const place = usePlace(host, mode)
  const isFloating = place === 'floating'
  const isShown = useStore(host.$isOpen) || !isFloating
  const chat = useChatInCorner(host, isFloating)
  useFocusReturn(host, launcher)

  useEffect(() => {
    if (isShown) session.start()
  }, [session, isShown])

  return (
    <>
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
    </>
  )
}
