import { createElement, useEffect } from 'react'
import { elementOf } from '#contract/embed.ts'
import { loadWidgets } from './load-widgets.ts'

type LiveWidgetProps = {
  readonly feature: 'chat' | 'ticket'
  /** Whose widget it is; the platform's own unless told. */
  readonly tenant?: string
}

/** One of the product's elements in the page, loaded by the same script tag that customers use. */
export function LiveWidget({ feature, tenant = 'app' }: LiveWidgetProps) {
  useEffect(() => loadWidgets(), [])
  return createElement(elementOf(feature), { tenant, mode: 'inline' })
}
