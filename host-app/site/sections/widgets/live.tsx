import { LazySection } from '#host-app/shared/ui/lazy/lazy-section.tsx'
import type { SectionOf } from '../section-of.ts'
import styles from './live.module.css'
import { LiveWidget } from './live-widget.tsx'

/** The widget itself, loaded once it scrolls into view. */
export function Live({ text, widget }: Pick<SectionOf<'live'>, 'text' | 'widget'>) {
  return (
    <div className={styles['live']}>
      <p>{text}</p>
      <LazySection className={styles['stage'] ?? ''}>
        <LiveWidget feature={widget} />
      </LazySection>
    </div>
  )
}
