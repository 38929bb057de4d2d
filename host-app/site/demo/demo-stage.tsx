import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { BRAND } from '#contract/brand.ts'
import type { DemoTenant } from '#contract/constants/demo.ts'
import { loaderTag } from '#host-app/shared/loader-tag.ts'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { ClockBar } from './clock-bar.tsx'
import { DEMO_COMPANIES } from './demo-companies.ts'
import { type DemoEvent, TOUR_EVENTS } from './demo-events.ts'
import styles from './demo-stage.module.css'
import { DeskFrame } from './desk-frame.tsx'
import { DESK_TEXTS } from './desk-texts.ts'
import { ShopFrame } from './shop-frame.tsx'
import { Tour } from './tour.tsx'
import type { TaskAction } from './tour-stops.ts'
import { type ClockChange, useDemoClock } from './use-demo-clock.ts'
import { useScreens } from './use-screens.ts'
import { useTour } from './use-tour.ts'

/**
 * Questions that none of Acme's articles covers. All visitors share the demo, and each may publish an article
 * about one, so a visitor begins anywhere in the list and can go on to the next.
 */
const UNANSWERED_QUESTIONS = [
  'Which wine goes with grilled octopus?',
  'Which planet has the most moons?',
  'How long do I boil an ostrich egg?',
  'Who painted the ceiling of the Sistine Chapel?',
  'Can I grow lemons on a balcony?',
  'How do bees make honey?',
  'How deep is the Mariana Trench?',
  'Who wrote Don Quixote?',
  'Do penguins have knees?',
  'How do I bake sourdough bread?',
  'What is the capital of Mongolia?',
  'Why do onions make me cry?',
] as const

/** Both sides of a conversation, the demo clock, and the tour. */
export function DemoStage() {
  const { time, isPausing, problem, change } = useDemoClock()
  const tour = useTour(change)
  const screens = useScreens()
  const { tenant, desk, side, visitor, deskLoads } = screens.screens
  const stage = useRef<HTMLElement>(null)
  /** Index of the last unanswered question, before the first one at the start. */
  const question = useRef(Math.floor(Math.random() * UNANSWERED_QUESTIONS.length))
  const isReady = time !== null

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

  const { happened } = tour
  const { recolor } = screens
  const deskHappened = useCallback(
    (event: DemoEvent) => {
      happened(event)
      if (event.name === TOUR_EVENTS.recolored) recolor(event.detail as string)
    },
    [happened, recolor],
  )

  function moveClock(to: ClockChange): void {
    tour.releaseClock()
    change(to)
  }

  function act(action: TaskAction): void {
    tour.noteActivity()
    switch (action.does) {
      case 'write':
        screens.tellAcme('newMessage', action.text)
        break
      case 'writeUnanswered':
        if (action.which === 'new') question.current += 1
        screens.tellAcme('newMessage', UNANSWERED_QUESTIONS[question.current % UNANSWERED_QUESTIONS.length])
        break
      case 'jump':
        change({ action: 'jump', ms: action.ms })
        break
      case 'open':
        screens.openDesk(action.desk)
        break
      case 'show':
        screens.tellAcme('open')
        break
      case 'call':
        screens.tellAcme('startCall')
        break
      case 'switch':
        screens.switchToNoor()
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
    screens.startOver()
    tour.startOver()
  }

  if (time === null) return <PageSpinner label="Setting the clock" />
  const tag = scriptTag(tenant)
  const { role, who } = DESK_TEXTS[desk]
  return (
    <section ref={stage} className={styles['stage']} aria-label="The demo" tabIndex={-1}>
      <ClockBar
        time={time}
        isPausing={isPausing}
        isWaiting={tour.isHeld}
        problem={problem}
        onChange={moveClock}
      />
      <Tour
        progress={tour.progress}
        tag={tag}
        onOpen={tour.open}
        onSkip={tour.skip}
        onAct={act}
        onStartOver={startOver}
      />
      <fieldset className={styles['sides']} aria-label="Which side to see">
        <button type="button" aria-pressed={side === 'shop'} onClick={() => screens.showSide('shop')}>
          Visitor
        </button>
        <button type="button" aria-pressed={side === 'desk'} onClick={() => screens.showSide('desk')}>
          {role}
        </button>
      </fieldset>
      <section className={styles['pane']} data-shown={side === 'shop'} aria-labelledby="visitor-title">
        <header>
          <h2 id="visitor-title">Visitor</h2>
          <p>on the page of {DEMO_COMPANIES[tenant].shop}</p>
          {tenant !== 'acme' && (
            <button type="button" onClick={screens.showAcme}>
              Back to Acme
            </button>
          )}
        </header>
        <ShopFrame
          key={`${tenant} ${visitor}`}
          frame={screens.shop}
          tenant={tenant}
          visitor={visitor}
          onEvent={happened}
          onReady={screens.whenShopIsReady}
        />
      </section>
      <section
        ref={screens.desk}
        className={styles['pane']}
        data-shown={side === 'desk'}
        aria-labelledby="desk-title"
      >
        <header>
          <h2 id="desk-title">{role}</h2>
          <p>{who}</p>
          {role !== 'Agent' && (
            <button type="button" onClick={() => screens.openDesk('inbox')}>
              Back to the inbox
            </button>
          )}
        </header>
        <DeskFrame key={`${desk} ${visitor} ${deskLoads}`} desk={desk} onEvent={deskHappened} />
      </section>
    </section>
  )
}

function scriptTag(tenant: DemoTenant): string {
  const features = tenant === 'acme' ? (['chat', 'voice'] as const) : (['chat'] as const)
  return loaderTag({ origin: window.location.origin, tenant, features })
}

/**
 * Removes what the chat on a company's shop has stored in this browser, so that the next visitor is a new
 * one.
 */
export function forgetVisitor(storage: Storage, tenant: DemoTenant): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys)
    if (key.startsWith(`${BRAND.slug}:`) && key.endsWith(`:${tenant}`)) storage.removeItem(key)
}
