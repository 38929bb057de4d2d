import { useEffect, useState } from 'react'
import { SITE_STORAGE_KEYS } from '#contract/constants/site.ts'
import { type ExitEvent, type ExitPage, type ExitState, watchExit } from '#core/site/exit-intent.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { createTolerantStorage, type TolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

const ExitForm = lazyPart(async () => (await import('./exit-form.tsx')).ExitForm)

const storage = createTolerantStorage(() => sessionStorage)

/**
 * Offers a video to visitors about to leave (Spec 2.8). Once on every public page, shown once per session.
 */
export function ExitPopup({ session }: { readonly session: ExitPage['session'] }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isEmbedded(window.location.search)) return
    const show = () => setShown(true)
    // The form first: a dialog focuses what it holds when it opens.
    return listenForExit({ session, storage, onExit: () => void ExitForm.preload().then(show, show) })
  }, [session])
  return (
    isShown && (
      <ClosableDialog title="Before you go" onClose={() => setShown(false)}>
        <ExitForm storage={storage} />
      </ClosableDialog>
    )
  )
}

type ExitListener = {
  readonly session: ExitPage['session']
  readonly storage: TolerantStorage
  /** Called at most once per session; the storage has recorded it by then. */
  readonly onExit: () => void
}

/** Detects that a visitor is about to leave the page. Returns the function that stops. */
function listenForExit({ session, storage, onExit }: ExitListener): () => void {
  const { pathname: path } = window.location
  let state: ExitState = { kind: 'watching', y: window.scrollY, path, isArriving: false }
  const listening = new AbortController()

  function hear(event: ExitEvent): void {
    state = watchExit(state, event, {
      path: window.location.pathname,
      session,
      wasShown: storage.getItem(SITE_STORAGE_KEYS.exitShown) !== null,
      isBusy: document.querySelector('dialog:modal') !== null,
    })
    if (state.kind !== 'shown') return
    listening.abort()
    storage.setItem(SITE_STORAGE_KEYS.exitShown, '1')
    onExit()
  }

  const options = { passive: true, signal: listening.signal }
  document.addEventListener(
    'mouseout',
    // Without a related element, the pointer has left the window.
    ({ clientY, relatedTarget }) => relatedTarget === null && hear({ type: 'pointer-left', y: clientY }),
    options,
  )
  window.addEventListener('keydown', ({ key }) => hear({ type: 'key', key }), options)
  window.addEventListener('scroll', () => hear({ type: 'scroll', y: window.scrollY }), options)
  return () => listening.abort()
}
