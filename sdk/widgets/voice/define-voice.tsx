import { useEffect, useRef } from 'react'
import { elementOf } from '#contract/embed.ts'
import { useFocusReturn } from '#sdk/ui/hooks/use-focus-return.ts'
import { useVoiceMessages, VoiceMessagesContext } from '../../locales/voice/voice-messages.ts'
import { defineWidget, usePlace, type ViewProps } from '../../runtime/element/define-widget.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import widget from '../../ui/controls/widget.css?inline'
import { useStore } from '../../ui/hooks/use-store.ts'
import voiceLauncher from './card/launcher.css?inline'
import { useCorner } from './card/use-corner.ts'
import { VoiceCard } from './card/voice-card.tsx'
import { VoiceLauncher } from './card/voice-launcher.tsx'
import { createVoiceSession } from './create-voice-session.ts'
import voice from './voice.css?inline'
import type { CreateVoiceCall, VoiceCardSession } from './voice-session.ts'

/** The style sheet of the voice element's shadow root. Parts that load later add their own. Parsed when the module loads. */
const VOICE_SHEET = styleSheet(widget + voiceLauncher + voice)

/**
 * Defines `<support-voice>`: calls with the assistant that answers from the help center. Floating, it is a button in the
 * corner, beside the chat's button if there is one, and a card; inline, it is the card alone. The browser asks for the
 * microphone when the visitor presses Call, not before. A second call does nothing.
 * @element support-voice
 * @example
 * <support-voice tenant="acme"></support-voice>
 *
 * <!-- a button in the corner and a card -->
 * <support-voice tenant="acme" mode="floating" position="left"></support-voice>
 * @fires support:ready - the element is ready; once
 * @fires support:open - the card opened
 * @fires support:close - the card closed; a call goes on
 * @fires support:before-call - cancelable: `preventDefault()` prevents the call
 * @fires support:call - `{ state }`: `live` or `ended`
 * @fires support:error - `{ code, message }`; `code` is `load`, `realtime`, `identity`, `action`, `tenant` or `command`
 * @csspart launcher - the button in the corner
 * @csspart panel - the card
 * @csspart close - the button that closes the floating card
 * @cssprop [--support-accent=#0c6b62] - color of buttons and links
 * @cssprop --support-accent-contrast - text color on the accent; default: black or white, whichever reads better
 * @cssprop --support-surface - background color; default: from the theme
 * @cssprop --support-text - text color; default: from the theme
 * @cssprop [--support-radius=12px] - radius of the corners
 * @cssprop [--support-font=system-ui] - font family
 * @cssprop [--support-z=2000000000] - z-index of the button and the card
 * @cssprop [--support-offset-x=20px] - distance from the left or right edge of the window
 * @cssprop [--support-offset-y=20px] - distance from the bottom edge of the window
 * @param environment what the element uses of the browser; tests pass their own clock and id generator
 * @param createCall replaces the call's own code; tests pass a call that follows a script
 */
export function defineVoice(
  environment: Environment = browserEnvironment,
  createCall?: CreateVoiceCall | undefined,
): void {
  defineWidget(elementOf('voice'), {
    sheet: VOICE_SHEET,
    messages: VoiceMessagesContext,
    createSession: props => createVoiceSession(environment, { ...props, createCall }),
    View: Voice,
  })
}

/** The view of a voice element. Floating: a button or a card. Inline: the card alone. */
function Voice({ session, tenant, mode, host }: ViewProps<VoiceCardSession>) {
  const { locale } = useVoiceMessages()
  const launcher = useRef<HTMLButtonElement>(null)
  const place = usePlace(host, mode)
  const isFloating = place === 'floating'
  const isShown = useStore(host.$isOpen) || !isFloating
  const hasLook = useStore(session.$hasLook)
  const corner = useCorner(host, isFloating)
  useFocusReturn(host, launcher)

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, the server is asked again
  useEffect(() => {
    if (isShown) session.prepare()
  }, [session, isShown, locale])

  return isShown ? (
    <VoiceCard key={tenant} session={session} place={place} isAbove={corner.isShared} />
  ) : (
    hasLook && <VoiceLauncher session={session} button={launcher} corner={corner} />
  )
}
