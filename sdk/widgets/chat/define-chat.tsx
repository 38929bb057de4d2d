import { elementOf } from '#contract/embed.ts'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { Chat } from './chat.tsx'
import { CHAT_SHEET } from './chat-styles.ts'

/** Defines `<support-chat>`. Tests hand in their own clock and id maker. */
export function defineChat(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Chat {...props} environment={environment} />
  defineElement(elementOf('chat'), Widget, CHAT_SHEET)
}
