import { type RefObject, useCallback } from 'react'
import { DEMO_FRAMES, type DemoTenant } from '#contract/constants/demo.ts'
import { EVENTS, elementOf, GLOBAL_NAME } from '#contract/embed.ts'
import { DEMO_COMPANIES } from './demo-companies.ts'
import type { DemoEvent } from './demo-events.ts'
import styles from './frames.module.css'

type ShopFrameProps = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly tenant: DemoTenant
  /** The visitor's email address. */
  readonly visitor: string
  readonly onEvent: (event: DemoEvent) => void
  /** Called when the shop and its script tag have loaded. */
  readonly onReady: () => void
}

const WIDGETS = `${elementOf('chat')}, ${elementOf('voice')}`

/** The visitor's side: a shop's page with the script tag. Uses the public events, like any shop. */
export function ShopFrame({ frame, tenant, visitor, onEvent, onReady }: ShopFrameProps) {
  const begin = useCallback(() => {
    const shop = frame.current?.contentDocument
    for (const name of Object.values(EVENTS))
      shop?.addEventListener(name, event => onEvent({ name, detail: (event as CustomEvent).detail }))
    onReady()
  }, [frame, onEvent, onReady])
  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      title={`The page of ${DEMO_COMPANIES[tenant].shop}, with the chat`}
      src={`${DEMO_FRAMES.shops}${tenant}/?visitor=${encodeURIComponent(visitor)}`}
      onLoad={begin}
    />
  )
}

/**
 * Draws the shop's chat in a brand that nobody has saved, until the page is loaded again.
 * @param style the brand's CSS declarations (`brandStyle`)
 */
export function recolorShop(frame: HTMLIFrameElement | null, style: string): void {
  const brand = document.createElement('i').style
  brand.cssText = style
  const widgets = frame?.contentDocument?.querySelectorAll<HTMLElement>(WIDGETS) ?? []
  for (const widget of widgets)
    for (const name of brand) widget.style.setProperty(name, brand.getPropertyValue(name))
}

/** Sends a command to the shop's chat, as the shop's own code would. */
export function tellShop(frame: HTMLIFrameElement | null, ...command: readonly unknown[]): void {
  const shop = frame?.contentWindow as (Window & Record<string, (...command: unknown[]) => void>) | null
  shop?.[GLOBAL_NAME]?.(...command)
  shop?.focus()
}
