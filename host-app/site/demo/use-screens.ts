import { useCallback, useRef, useState } from 'react'
import { DEMO_VISITOR_EMAIL, type DemoDesk, type DemoTenant } from '#contract/constants/demo.ts'
import type { Command } from '#contract/embed.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { recolorShop, tellShop } from './shop-frame.tsx'

/** What both frames show. */
type Screens = {
  readonly tenant: DemoTenant
  readonly desk: DemoDesk
  /** The side that a small screen shows. */
  readonly side: 'shop' | 'desk'
  /** Counts the loads of the staff area's frame, so that a new load is another frame. */
  readonly deskLoads: number
  /** The visitor's email address. No other visitor of the demo has it. */
  readonly visitor: string
}

type ShopCommand = readonly [command: Command, ...args: readonly unknown[]]

/** Returns what both frames show, and the functions that change it. */
export function useScreens() {
  const [screens, setScreens] = useState<Screens>(begin)
  const shop = useRef<HTMLIFrameElement>(null)
  const desk = useRef<HTMLElement>(null)
  /** A command to send once the shop's page has loaded. */
  const waiting = useRef<ShopCommand | null>(null)

  const whenShopIsReady = useCallback(() => {
    if (waiting.current !== null) tellShop(shop.current, ...waiting.current)
    waiting.current = null
  }, [])

  function openDesk(opened: DemoDesk): void {
    setScreens(known => ({
      ...known,
      tenant: opened === 'noorInbox' ? 'noor' : 'acme',
      desk: opened,
      side: 'desk',
      // The inbox keeps its open conversation; the other screens begin anew.
      deskLoads: known.deskLoads + (opened === known.desk && opened !== 'inbox' ? 1 : 0),
    }))
    desk.current?.scrollIntoView({ block: 'nearest' })
  }

  return {
    screens,
    shop,
    desk,
    whenShopIsReady,
    openDesk,
    showSide: (side: Screens['side']) => setScreens(known => ({ ...known, side })),
    /** Sends a command to Acme's chat as soon as the shop has loaded, and shows it. */
    tellAcme(...command: ShopCommand) {
      waiting.current = command
      shop.current?.scrollIntoView({ block: 'nearest' })
      if (screens.tenant === 'acme') whenShopIsReady()
      showAcme()
    },
    showAcme,
    /** Shows Noor Home's shop with its chat open, and its inbox. */
    switchToNoor() {
      waiting.current = ['open']
      if (screens.tenant === 'noor') whenShopIsReady()
      setScreens(known => ({ ...known, tenant: 'noor', desk: 'noorInbox', side: 'shop' }))
    },
    /** Draws the shop's chat in another brand, on this page only. */
    recolor: useCallback((style: string) => recolorShop(shop.current, style), []),
    startOver: () => setScreens(begin),
  }

  function showAcme(): void {
    setScreens(known => ({
      ...known,
      tenant: 'acme',
      desk: known.desk === 'noorInbox' ? 'inbox' : known.desk,
      side: 'shop',
    }))
  }
}

function begin(): Screens {
  const visitor = `${DEMO_VISITOR_EMAIL.start}${newId().slice(0, 4)}${DEMO_VISITOR_EMAIL.end}`
  return { tenant: 'acme', desk: 'inbox', side: 'shop', deskLoads: 0, visitor }
}
