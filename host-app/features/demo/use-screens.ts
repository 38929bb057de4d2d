import { useCallback, useRef, useState } from 'react'
import type { DemoDesk, DemoTenant } from '#contract/constants/demo.ts'
import type { Command } from '#contract/embed.ts'
import { refreshWidgetBrand } from '../../adapters/api/refresh-widget-brand.ts'
import { newId } from '../../adapters/browser/new-id.ts'
import { tellShop } from './shop-frame.tsx'

/** What both frames show. */
type Screens = {
  readonly tenant: DemoTenant
  readonly desk: DemoDesk
  /** The side that a small screen shows. */
  readonly side: 'shop' | 'desk'
  /** Counts the loads of each frame, so that a new load is another frame. */
  readonly shopLoads: number
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
    switchToNoor: () => setScreens(known => ({ ...known, tenant: 'noor', desk: 'noorInbox', side: 'shop' })),
    /** Loads the shop's page again, as a new visitor's browser would. */
    reloadShop: useCallback(async () => {
      await refreshWidgetBrand('acme')
      setScreens(known => ({ ...known, shopLoads: known.shopLoads + 1 }))
    }, []),
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
  const visitor = `visitor-${newId().slice(0, 4)}@example.com`
  return { tenant: 'acme', desk: 'inbox', side: 'shop', shopLoads: 0, deskLoads: 0, visitor }
}
