import { useEffect, useState } from 'react'
import { NAV_SOLID_AFTER_PX } from '#contract/constants/site.ts'

/** Whether the page has left its top (NAV-08). */
export function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > NAV_SOLID_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
