import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LAZY_MARGIN_PX, LAZY_VISIBLE_SHARE } from '#contract/constants/site.ts'

const NEAR: IntersectionObserverInit = {
  rootMargin: `0px 0px ${LAZY_MARGIN_PX}px 0px`,
  threshold: LAZY_VISIBLE_SHARE,
}

/**
 * Renders its children once it comes near the viewport, and from then on (MKT-16). `className` must reserve
 * the children's height: without any height the page would jump.
 */
export function LazySection({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      // Some browsers send the first report at any ratio.
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= LAZY_VISIBLE_SHARE)) return
      observer.disconnect()
      setNear(true)
    }, NEAR)
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
