import type { RefObject } from 'react'
import { LAUNCHER_CLASS } from '#contract/embed.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { KbIcon } from './kb-icon.tsx'

type Props = {
  readonly host: WidgetHost
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  /** Whether the chat's button is in the same corner. */
  readonly isAboveChat: boolean
  readonly isHidden: boolean
}

/** The help center's round button, in the corner of the page or above the chat's button. */
export function KbLauncher({ host, button, isOpen, isAboveChat, isHidden }: Props) {
  const { t, locale } = useKbMessages()
  return (
    <button
      ref={button}
      type="button"
      className={`${LAUNCHER_CLASS}${isAboveChat ? ' is-above' : ''}`}
      part="launcher"
      lang={locale}
      hidden={isHidden}
      aria-label={isOpen ? t.closeHelp : t.openHelp}
      aria-expanded={isOpen}
      onClick={() => host.toggle()}
    >
      {isOpen ? <Icon shape="down" /> : <KbIcon shape="help" />}
    </button>
  )
}
