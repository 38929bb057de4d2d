import { useEffect, useState } from 'react'
import { FILLED_SCREENS } from './filled-screens.ts'

/** Returns whether a floating panel fills the screen now. */
export function useFilledScreen(): boolean {
  const [isFilled, setFilled] = useState(() => matchMedia(FILLED_SCREENS).matches)

  useEffect(() => {
    const query = matchMedia(FILLED_SCREENS)
    const follow = () => setFilled(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  return isFilled
}
