import { useEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { ChatShell } from './chat-shell.tsx'
import { CHAT_SHEET } from './chat-styles.ts'
import { createChatSession } from './create-chat-session.ts'

/** Defines `<support-chat>`. Tests hand in their own clock and id maker. */
export function defineChat(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Chat {...props} environment={environment} />
  defineElement(elementOf('chat'), Widget, CHAT_SHEET)
}

type Props = WidgetProps & { readonly environment: Environment }

/** The chat of one tenant. */
function Chat({ tenant = DEFAULT_SUBDOMAIN, email, mode, host, environment }: Props) {
  const session = host.keep(tenant, () => createChatSession(environment, { host, tenant, email }))

  useEffect(() => {
    if (email) session.dispatch({ type: 'email-given', email })
  }, [session, email])

  return <ChatShell session={session} host={host} mode={mode} />
}
