import { useEffect } from 'react'
import { useLeaveGuard } from '#host-app/shared/ui/use-leave-guard.ts'

const QUESTION = 'Some changes are not saved. Leave the page anyway?'

/**
 * While changes are unsaved, the browser asks for confirmation before the page closes. While saving also
 * fails, links within the app ask, too.
 */
export function useUnsavedGuard(isUnsaved: boolean, isFailing: boolean): void {
  useLeaveGuard(isUnsaved)

  useEffect(() => {
    // Pending changes are sent on leaving; only failing ones need a confirmation.
    if (!isUnsaved || !isFailing) return
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [isUnsaved, isFailing])
}
