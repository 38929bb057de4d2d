import type { DocsExample } from '../../content/page.ts'
import { LiveWidget } from '../../sections/widgets/live-widget.tsx'
import { LazySection } from '../../ui/lazy/lazy-section.tsx'
import styles from './docs-live.module.css'

/** A live widget in a page, loaded once it scrolls into view. */
export function DocsLive({ example: { feature, name, attributes } }: { readonly example: DocsExample }) {
  return (
    <figure className={styles['live']} data-feature={feature}>
      <figcaption>
        <b>Live.</b> {name}
      </figcaption>
      <LazySection className={styles['stage'] ?? ''}>
        <LiveWidget feature={feature} {...(attributes && { attributes })} />
      </LazySection>
    </figure>
  )
}
