import { useSyncExternalStore } from 'react'
import { inboxRows } from '#host-app/admin/conversations/inbox-places.ts'

/** Returns the id of the row that has the focus, in its link or its checkbox. */
export function focusedRow(): string | undefined {
  const { activeElement } = document
  if (!activeElement?.closest('li')) return undefined
  return inboxRows().find(row => row.parentElement?.contains(activeElement))?.dataset['id']
}

/** Returns `focusedRow()`, and renders again when it changes. */
export function useFocusedRow(): string | undefined {
  return useSyncExternalStore(subscribe, focusedRow)
}

function subscribe(onChange: () => void): () => void {
  // The focus that goes to another element is heard when it arrives there.
  const onLeave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && onChange()
  document.addEventListener('focusin', onChange)
  document.addEventListener('focusout', onLeave)
  return () => {
    document.removeEventListener('focusin', onChange)
    document.removeEventListener('focusout', onLeave)
  }
}
