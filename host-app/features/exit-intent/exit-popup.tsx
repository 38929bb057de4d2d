import { useEffect, useState } from 'react'
import type { ExitPage } from '#core/site/exit-intent.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { createTolerantStorage } from '../../adapters/browser/tolerant-storage.ts'
import { ClosableDialog } from '../../ui/dialogs/closable-dialog.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { listenForExit } from './listen-for-exit.ts'

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
