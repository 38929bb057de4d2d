import { useEffect } from 'react'
import { elementOf } from '#contract/embed.ts'
import { ChatMessagesContext } from '../../locales/chat/chat-messages.ts'
import { defineWidget, type ViewProps } from '../../runtime/element/define-widget.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import type { ChatSession } from './chat-session.ts'
import { ChatShell } from './chat-shell.tsx'
import { CHAT_SHEET } from './chat-styles.ts'
import { createChatSession } from './create-chat-session.ts'

/**
 * Defines `<support-chat>`: the chat with the AI and with agents. Floating, it is a round button in the corner of the
 * page and a panel; inline, the panel alone. A second call does nothing.
 * @element support-chat
 * @example
 * <support-chat tenant="acme" locale="de" theme="auto"></support-chat>
 *
 * <!-- fills its place in the page -->
 * <div style="height: 600px"><support-chat tenant="acme" mode="inline"></support-chat></div>
 * @fires support:ready - the element is ready; once
 * @fires support:open - the panel opened
 * @fires support:close - the panel closed
 * @fires support:unread - `{ count }`: messages from the company that the visitor has not seen, in all conversations
 * @fires support:conversation-start - `{ conversationId }`
 * @fires support:message - `{ id, author, text }`; `author` is `visitor`, `ai`, `agent` or `system`
 * @fires support:handoff - `{ conversationId }`: the visitor asked for a human
 * @fires support:resolved - `{ conversationId }`
 * @fires support:ticket - `{ conversationId, number }`: the conversation became a ticket
 * @fires support:error - `{ code, message }`; `code` is `load`, `realtime`, `identity`, `action`, `tenant` or `command`
 * @fires support:before-send - `{ text }`, cancelable: `preventDefault()` keeps the text in the message box
 * @csspart launcher - the round button
 * @csspart badge - the number of unread messages on the button
 * @csspart preview - a new message beside the button, while the panel is closed
 * @csspart panel - the panel
 * @csspart header - the panel's header
 * @csspart messages - the list of messages
 * @csspart message - one message with its label
 * @csspart composer - the form with the message box
 * @csspart send - the button that sends the message
 * @csspart close - the button that closes the panel
 * @cssprop [--support-accent=#0c6b62] - color of the button and the visitor's messages
 * @cssprop --support-accent-contrast - text color on the accent; default: black or white, whichever reads better
 * @cssprop --support-surface - background color; default: from the theme
 * @cssprop --support-text - text color; default: from the theme
 * @cssprop [--support-radius=12px] - radius of the corners
 * @cssprop [--support-font=system-ui] - font family
 * @cssprop [--support-z=2000000000] - z-index
 * @cssprop [--support-offset-x=20px] - distance from the left or right edge of the window
 * @cssprop [--support-offset-y=20px] - distance from the bottom edge of the window
 * @param environment what the element uses of the browser; tests pass their own clock and id generator
 */
export function defineChat(environment: Environment = browserEnvironment): void {
  defineWidget(elementOf('chat'), {
    sheet: CHAT_SHEET,
    messages: ChatMessagesContext,
    createSession: props => createChatSession(environment, props),
    View: Chat,
  })
}

function Chat(props: ViewProps<ChatSession>) {
  const { session, email } = props
  useEffect(() => {
    if (email) session.dispatch({ type: 'email-given', email })
  }, [session, email])

  return <ChatShell {...props} />
}
