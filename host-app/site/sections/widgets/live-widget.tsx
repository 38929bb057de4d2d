import { createElement, useEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf, type Feature } from '#contract/embed.ts'
import { loadWidgets } from './load-widgets.ts'

type LiveWidgetProps = {
  readonly feature: Feature
  /** More attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>
}

/** One of the platform's own widgets on the page, loaded by the same script tag that customers use. */
export function LiveWidget({ feature, attributes }: LiveWidgetProps) {
  useEffect(() => loadWidgets(), [])
  return createElement(elementOf(feature), { ...attributes, tenant: DEFAULT_SUBDOMAIN, mode: 'inline' })
}
