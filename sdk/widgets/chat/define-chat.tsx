import { ELEMENTS } from '#contract/embed.ts'
import theme from '#contract/theme.css?inline'
import { defineElement, type WidgetProps } from '../../runtime/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/environment.ts'
import chatCss from './chat.css?inline'
import { Chat } from './chat.tsx'
import hostCss from './host.css?inline'
import threadCss from './thread.css?inline'

/** Defines `<support-chat>`. Tests hand in their own clock and id maker. */
export function defineChat(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Chat {...props} environment={environment} />
  defineElement(ELEMENTS.chat, Widget, theme + hostCss + chatCss + threadCss)
}
