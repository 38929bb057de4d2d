import { useEffect } from 'react'

const QUESTION = 'Some changes are not saved. Leave the page anyway?'

/** While there are unsaved words, asks before the page is left: by the browser, or by a link within the app. */
export function useUnsavedGuard(isUnsaved: boolean, isFailing: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  useEffect(() => {
    // Words that only wait are sent on the way out.
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
