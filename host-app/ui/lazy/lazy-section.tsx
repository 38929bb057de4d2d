import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LAZY_MARGIN_PX, LAZY_VISIBLE_SHARE } from '#contract/constants/site.ts'

const NEAR: IntersectionObserverInit = {
  rootMargin: `0px 0px ${LAZY_MARGIN_PX}px 0px`,
  threshold: LAZY_VISIBLE_SHARE,
}

/**
 * Draws its children once it comes near the window, and keeps them (MKT-16). `className` gives it the room that the
 * children will need: without any height there is nothing to come near, and the page would jump.
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
      // The first report comes at any share in some browsers.
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
