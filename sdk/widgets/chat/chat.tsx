import { useEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { ChatShell } from './chat-shell.tsx'
import { createChatSession } from './create-chat-session.ts'

type Props = WidgetProps & { readonly environment: Environment }

/** The chat of one tenant. */
export function Chat({ tenant = DEFAULT_SUBDOMAIN, email, mode, host, environment }: Props) {
  const session = host.keep(tenant, () => createChatSession(environment, { host, tenant, email }))

  useEffect(() => {
    if (email) session.dispatch({ type: 'email-given', email })
  }, [session, email])

  return <ChatShell session={session} host={host} mode={mode} />
}
