import { useEffect, useState } from 'react'
import type { ExitPage } from '#core/site/exit-intent.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { createTolerantStorage } from '../../adapters/browser/tolerant-storage.ts'
import { ClosableDialog } from '../../ui/dialogs/closable-dialog.tsx'
import { ExitForm } from './exit-form.tsx'
import { listenForExit } from './listen-for-exit.ts'

const storage = createTolerantStorage(() => sessionStorage)

/**
 * Offers a video to visitors about to leave (Spec 2.8). Once on every public page, shown once per session.
 */
export function ExitPopup({ session }: { readonly session: ExitPage['session'] }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isEmbedded(window.location.search)) return
    return listenForExit({ session, storage, onExit: () => setShown(true) })
  }, [session])
  return (
    isShown && (
      <ClosableDialog title="Before you go" onClose={() => setShown(false)}>
        <ExitForm storage={storage} />
      </ClosableDialog>
    )
  )
}
