import { useEffect } from 'react'

/** While something would be lost, the browser asks for confirmation before the page closes. */
export function useLeaveGuard(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
