import { createElement, useEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import { loadWidgets } from './load-widgets.ts'

/** One of the platform's own widgets on the page, loaded by the same script tag that customers use. */
export function LiveWidget({ feature }: { readonly feature: 'chat' | 'ticket' }) {
  useEffect(() => loadWidgets(), [])
  return createElement(elementOf(feature), { tenant: DEFAULT_SUBDOMAIN, mode: 'inline' })
}
