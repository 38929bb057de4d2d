import { elementOf } from '#contract/embed.ts'
import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import controls from '../../ui/controls/controls.css?inline'
import launcherButton from '../../ui/controls/launcher-button.css?inline'
import host from '../chat/host.css?inline'
import kb from './kb.css?inline'
import { Kb } from './kb.tsx'

/** The rules of the knowledge base's shadow root; what is loaded later brings its own. Parsed with the module. */
const KB_SHEET = styleSheet(theme + launcher + host + controls + launcherButton + kb)

/** Defines `<support-kb>`. Tests hand in their own clock and id maker. */
export function defineKb(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Kb {...props} environment={environment} />
  defineElement(elementOf('kb'), Widget, KB_SHEET)
}
