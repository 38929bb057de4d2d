import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { PictureName } from '../content/page.ts'
import { isHydrating } from '../ui/lazy/is-hydrating.ts'
import styles from './picture.module.css'
import { PICTURES } from './pictures.ts'

const drawings = new Map<PictureName, ComponentType>()

/**
 * A real part of the product with demo data. A prerendered picture is not hydrated, so its code never loads;
 * after a client-side navigation it is rendered here.
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
  // A picture that fails to load stays empty; its caption describes it.
  const drawing = lazy(async () => ({ default: await load().catch(() => Coming) }))
  drawings.set(name, drawing)
  return drawing
}
