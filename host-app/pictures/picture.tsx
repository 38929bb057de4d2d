import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { PictureName } from '../content/page.ts'
import { isHydrating } from '../ui/lazy/is-hydrating.ts'
import styles from './picture.module.css'
import { PICTURES } from './pictures.ts'

const drawings = new Map<PictureName, ComponentType>()

/**
 * A real part of the product with demo data, to look at. A prerendered one stays as it is, so that its code is never
 * loaded; on a page that is opened from another one it is drawn here.
 */
export function Picture({ name }: { readonly name: PictureName }) {
  const [isPrerendered] = useState(isHydrating)
  const Drawing = drawingOf(name)
  return (
    <figure className={styles['picture']}>
      {isPrerendered ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the build drew stays.
        <div inert dangerouslySetInnerHTML={{ __html: '' }} />
      ) : (
        <div inert>
          <Suspense fallback={<Coming />}>
            <Drawing />
          </Suspense>
        </div>
      )}
      <figcaption className="visually-hidden">{PICTURES[name].caption}</figcaption>
    </figure>
  )
}

function Coming() {
  return <div className={styles['coming']} />
}

function drawingOf(name: PictureName): ComponentType {
  const made = drawings.get(name)
  if (made) return made
  const { load } = PICTURES[name]
  // One that does not come leaves its place empty: its caption says what it would show.
  const drawing = lazy(async () => ({ default: await load().catch(() => Coming) }))
  drawings.set(name, drawing)
  return drawing
}
