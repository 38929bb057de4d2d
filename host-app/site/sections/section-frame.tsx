import type { ReactNode } from 'react'
import { anchorOf } from '#core/text/anchors.ts'
import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import styles from './section-frame.module.css'

type SectionFrameProps = {
  readonly kind: string
  readonly heading: string
  readonly intro?: string
  readonly layout?: string
  readonly children: ReactNode
}

/** The frame of a section, with its h2 and introduction. */
export function SectionFrame({ kind, heading, intro, layout, children }: SectionFrameProps) {
  const id = anchorOf(heading)
  return (
    <DeferredHydration>
      <section className={styles['section']} data-kind={kind} data-layout={layout} aria-labelledby={id}>
        <div className={styles['inner']}>
          <header className={styles['head']}>
            <h2 id={id}>{heading}</h2>
            {intro && <p>{intro}</p>}
          </header>
          <div className={styles['body']}>{children}</div>
        </div>
      </section>
    </DeferredHydration>
  )
}
