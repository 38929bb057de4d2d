import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width before the first measurement, in pixels. */
const FIRST_PX = 720

/** Returns an element's width in pixels, and the ref to put on it. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_PX)
  useLayoutEffect(() => {
    const measured = element.current!
    const measure = () => setWidth(Math.max(240, Math.round(measured.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
