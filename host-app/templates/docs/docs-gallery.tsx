import { Suspense } from 'react'
import type { DocsPage } from '../../content/page.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { LazySection } from '../../ui/lazy/lazy-section.tsx'
import { Prose } from '../prose.tsx'
import styles from './docs-gallery.module.css'
import galleryStyles from './gallery/gallery.css?url'

const LazyGallery = lazyPart(async () => {
  const [{ Gallery }] = await Promise.all([import('./gallery/gallery.tsx'), addStyleSheet(galleryStyles)])
  return Gallery
})

/** The gallery of elements between the page's introduction and its first heading. */
export function DocsGallery({ page: { blocks } }: { readonly page: Pick<DocsPage, 'blocks'> }) {
  const heading = blocks.findIndex(({ kind }) => kind === 'heading')
  return (
    <div className={styles['page']}>
      <Prose blocks={blocks.slice(0, heading)} />
      <p className={styles['needs']}>
        The gallery needs JavaScript; the list below links to the documentation of each element.
      </p>
      <LazySection className={styles['gallery'] ?? ''}>
        <Suspense fallback={null}>
          <LazyGallery />
        </Suspense>
      </LazySection>
      <Prose blocks={blocks.slice(heading)} />
    </div>
  )
}

/** Adds a style sheet to the page. @throws Error if it can't be loaded. */
function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
    document.head.append(link)
  })
}
