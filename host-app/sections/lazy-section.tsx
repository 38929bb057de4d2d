import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LAZY_SECTION_MARGIN_PX, LAZY_SECTION_THRESHOLD } from '#contract/constants/site.ts'

type LazySectionProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** Renders its children once it scrolls into view, and keeps them (spec 4.9). */
export function LazySection({ className, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wasSeen, setWasSeen] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setWasSeen(true)
      },
      { rootMargin: `0px 0px ${LAZY_SECTION_MARGIN_PX}px 0px`, threshold: LAZY_SECTION_THRESHOLD },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} className={className}>
      {wasSeen && children}
    </div>
  )
}
