import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import type { Closing } from '../content/page.ts'
import { ActionLink } from './action-link.tsx'
import styles from './closing-band.module.css'

/** The last call to action of a page, on the dark ground with the wing. */
export function ClosingBand({ heading, text, second = { label: 'Open the demo', to: '/demo' } }: Closing) {
  return (
    <DeferredHydration>
      <section className={styles['band']} aria-label={heading}>
        <img className={styles['wing']} src="/wing.svg" alt="" width={680} height={653} loading="lazy" />
        <div className={styles['inner']}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <div className={styles['actions']}>
            <ActionLink action={{ label: 'Start Free Trial', does: 'start-trial' }} look="primary" />
            <ActionLink action={second} />
          </div>
        </div>
      </section>
    </DeferredHydration>
  )
}
