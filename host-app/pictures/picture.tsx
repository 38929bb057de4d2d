import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isHydrating } from '#host-app/shared/ui/lazy/is-hydrating.ts'
import styles from './picture.module.css'
import type { PictureName } from './pictures.ts'

const drawings = new Map<PictureName, ComponentType>()

/**
 * A real part of the product with demo data, and its caption. What was prerendered is not hydrated, so the code and the
 * captions of pictures never load; after a client-side navigation the picture is rendered here.
 */
export function Picture({ name }: { readonly name: PictureName }) {
  const [isPrerendered] = useState(isHydrating)
  if (isPrerendered)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the build drew stays.
    return <figure className={styles['picture']} dangerouslySetInnerHTML={{ __html: '' }} />
  const Drawing = drawingOf(name)
  return (
    <figure className={styles['picture']}>
      <Suspense fallback={<Coming />}>
        <Drawing />
      </Suspense>
    </figure>
  )
}

function Coming() {
  return <div className={styles['coming']} />
}

function drawingOf(name: PictureName): ComponentType {
  const made = drawings.get(name)
  if (made) return made
  // Without the list of pictures, there is neither a picture nor a caption.
  const drawing = lazy<ComponentType>(() => loadDrawing(name).catch(() => ({ default: Coming })))
  drawings.set(name, drawing)
  return drawing
}

async function loadDrawing(name: PictureName): Promise<{ default: ComponentType }> {
  const { caption, load } = (await import('./pictures.ts')).PICTURES[name]
  // A picture that fails to load stays empty; its caption describes it.
  const Drawing = await load().catch(() => Coming)
  return {
    default: () => (
      <>
        <div inert>
          <Drawing />
        </div>
        <figcaption className="visually-hidden">{caption}</figcaption>
      </>
    ),
  }
}
