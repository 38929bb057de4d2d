import { useEffect, useRef } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import { VoiceMessagesContext } from '../../ui/messages/use-voice-messages.ts'
import { useFocusReturn } from '../chat/panel/use-focus-return.ts'
import { useCorner } from './card/use-corner.ts'
import { usePlace } from './card/use-place.ts'
import { VoiceCard } from './card/voice-card.tsx'
import { VoiceLauncher } from './card/voice-launcher.tsx'
import { createVoiceSession } from './create-voice-session.ts'
import type { CreateVoiceCall } from './voice-session.ts'

type Props = WidgetProps & {
  readonly environment: Environment
  readonly createCall: CreateVoiceCall | undefined
}

/** The root component of a voice element. Floating: a button or a card. Inline: the card alone. */
export function Voice({ tenant = DEFAULT_SUBDOMAIN, mode, host, environment, createCall }: Props) {
  const session = host.keep(tenant, () => createVoiceSession(environment, { host, tenant, createCall }))
  const launcher = useRef<HTMLButtonElement>(null)
  const place = usePlace(host, mode)
  const isFloating = place === 'floating'
  const isShown = useStore(host.$isOpen) || !isFloating
  const hasLook = useStore(session.$hasLook)
  const corner = useCorner(host, isFloating)
  useFocusReturn(host, launcher)

  const catalog = useStore(session.$catalog)

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, the server is asked again
  useEffect(() => {
    if (isShown) session.prepare()
  }, [session, isShown, catalog.locale])

  return (
    <VoiceMessagesContext.Provider value={catalog}>
      {isShown ? (
        <VoiceCard key={tenant} session={session} place={place} isAbove={corner.isShared} />
      ) : (
        hasLook && <VoiceLauncher session={session} button={launcher} corner={corner} />
      )}
    </VoiceMessagesContext.Provider>
  )
}
