import { useEffect, useState } from 'react'
import { CONSENT_EVENT } from '#contract/constants/site.ts'
import type { ConsentChoices } from '#core/site/consent-record.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { consentStore } from './consent-store.ts'
import { PreferencesDialog } from './preferences-dialog.tsx'

/** The consent notice, and the preferences on request (Spec 2.9). Once on every public page. */
export function ConsentNotice() {
  const [isWanted, setWanted] = useState(false)
  const [isManaging, setManaging] = useState(false)

  useEffect(() => {
    if (isEmbedded(window.location.search)) return
    setWanted(consentStore().record() === null)
    const manage = () => setManaging(true)
    window.addEventListener(CONSENT_EVENT, manage)
    return () => window.removeEventListener(CONSENT_EVENT, manage)
  }, [])

  function confirm(choices: ConsentChoices): void {
    consentStore().save(choices)
    setWanted(false)
    setManaging(false)
  }

  return (
    <>
      {isWanted && (
        <ConsentBanner isCovered={isManaging} onConfirm={confirm} onManage={() => setManaging(true)} />
      )}
      {isManaging && (
        <PreferencesDialog
          choices={consentStore().record()?.choices ?? null}
          onConfirm={confirm}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  )
}
