import { elementOf } from '#contract/embed.ts'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { Kb } from './kb.tsx'
import { KB_SHEET } from './kb-styles.ts'

/** Defines `<support-kb>`. Tests hand in their own clock and id maker. */
export function defineKb(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Kb {...props} environment={environment} />
  defineElement(elementOf('kb'), Widget, KB_SHEET)
}
