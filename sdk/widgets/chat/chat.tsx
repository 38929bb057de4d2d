import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { WidgetProps } from '../../runtime/define-element.tsx'
import type { Environment } from '../../runtime/environment.ts'
import { createChatSession } from './chat-session.ts'
import { Launcher } from './launcher.tsx'
import { Panel } from './panel.tsx'

type Props = WidgetProps & { readonly environment: Environment }

/** The chat: a round button, and the panel while it is open. */
export function Chat({ tenant = DEFAULT_SUBDOMAIN, email, host, environment }: Props) {
  const session = host.keep(tenant, () => createChatSession(environment, { host, tenant, email }))
  const isOpen = useStore(host.$isOpen)
  const launcher = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (email) session.dispatch({ type: 'email-given', email })
  }, [session, email])

  useEffect(() => session.watch(isOpen), [session, isOpen])

  function close(): void {
    host.close()
    launcher.current?.focus()
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    close()
  }

  return (
    <>
      {isOpen && (
        <Panel session={session} wantsFocus={host.wantsFocus} onClose={close} onKeyDown={closeOnEscape} />
      )}
      <Launcher button={launcher} isOpen={isOpen} onClick={host.toggle.bind(host)} />
    </>
  )
}
