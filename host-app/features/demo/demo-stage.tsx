import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DemoTenant } from '#contract/constants/demo.ts'
import { newId } from '../../adapters/browser/new-id.ts'
import { PageSpinner } from '../../ui/loading/spinner.tsx'
import { loaderTag } from '../install/loader-tag.ts'
import { ClockBar } from './clock-bar.tsx'
import { DEMO_COMPANIES } from './demo-companies.ts'
import styles from './demo-stage.module.css'
import { forgetVisitor } from './forget-visitor.ts'
import { InboxFrame } from './inbox-frame.tsx'
import { ShopFrame, tellShop } from './shop-frame.tsx'
import { Tour } from './tour.tsx'
import { afterEvent, type DemoEvent, type StepAction, TOUR_EVENTS, TOUR_START } from './tour-steps.ts'
import { useDemoClock } from './use-demo-clock.ts'

const SIDES = ['Visitor', 'Agent'] as const

/** Both sides of a conversation, the demo clock, and the tour. */
export function DemoStage() {
  const { time, problem, change } = useDemoClock()
  const [tenant, setTenant] = useState<DemoTenant>('acme')
  const [visitor, setVisitor] = useState(newVisitor)
  const [side, setSide] = useState<(typeof SIDES)[number]>('Visitor')
  const [progress, setProgress] = useState(TOUR_START)
  const shop = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLElement>(null)
  /** Text to write once the shop's page has loaded. */
  const waiting = useRef<string | null>(null)
  const { name, agent, shop: shopName } = DEMO_COMPANIES[tenant]
  const isReady = time !== null

  const happened = useCallback((event: DemoEvent) => setProgress(known => afterEvent(known, event)), [])
  const writeWaiting = useCallback(() => {
    if (waiting.current !== null) tellShop(shop.current, 'newMessage', waiting.current)
    waiting.current = null
  }, [])

  // A layout effect, so that it runs before the next visitor's frame loads.
  useLayoutEffect(() => {
    if (visitor)
      for (const known of Object.keys(DEMO_COMPANIES)) forgetVisitor(localStorage, known as DemoTenant)
  }, [visitor])

  useEffect(() => {
    if (!isReady) return
    stage.current?.focus({ preventScroll: true })
    stage.current?.scrollIntoView()
  }, [isReady])

  function act(action: StepAction): void {
    switch (action.does) {
      case 'write':
        waiting.current = action.text
        setSide('Visitor')
        shop.current?.scrollIntoView({ block: 'nearest' })
        if (tenant === 'acme') writeWaiting()
        else setTenant('acme')
        break
      case 'jump':
        change({ action: 'jump', ms: action.ms })
        break
      case 'switch':
        setTenant('noor')
        setSide('Visitor')
        happened({ name: TOUR_EVENTS.switched })
        break
      case 'copy':
        navigator.clipboard?.writeText(tag).then(
          () => happened({ name: TOUR_EVENTS.copied }),
          () => {},
        )
    }
  }

  function startOver(): void {
    setVisitor(newVisitor())
    setTenant('acme')
    setSide('Visitor')
    setProgress(TOUR_START)
  }

  if (time === null) return <PageSpinner label="Setting the clock" />
  const tag = scriptTag(tenant)
  return (
    <section ref={stage} className={styles['stage']} aria-label="The demo" tabIndex={-1}>
      <ClockBar time={time} problem={problem} onChange={change} />
      <Tour
        progress={progress}
        tag={tag}
        onOpen={current => setProgress(known => ({ ...known, current }))}
        onAct={act}
        onStartOver={startOver}
      />
      <fieldset className={styles['sides']} aria-label="Which side to see">
        {SIDES.map(one => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      <section className={styles['pane']} data-shown={side === 'Visitor'} aria-labelledby="visitor-title">
        <header>
          <h2 id="visitor-title">Visitor</h2>
          <p>on the page of {shopName}</p>
          {tenant !== 'acme' && (
            <button type="button" onClick={() => setTenant('acme')}>
              Back to Acme
            </button>
          )}
        </header>
        <ShopFrame
          key={`${tenant} ${visitor}`}
          frame={shop}
          tenant={tenant}
          visitor={visitor}
          onEvent={happened}
          onReady={writeWaiting}
        />
      </section>
      <section className={styles['pane']} data-shown={side === 'Agent'} aria-labelledby="agent-title">
        <header>
          <h2 id="agent-title">Agent</h2>
          <p>
            {agent}, in the inbox of {name}
          </p>
        </header>
        <InboxFrame key={`${tenant} ${visitor}`} tenant={tenant} />
      </section>
    </section>
  )
}

/** Returns an email address that no other visitor of the demo has. */
function newVisitor(): string {
  return `visitor-${newId().slice(0, 4)}@example.com`
}

function scriptTag(tenant: DemoTenant): string {
  return loaderTag({ origin: window.location.origin, tenant, features: ['chat'] })
}
