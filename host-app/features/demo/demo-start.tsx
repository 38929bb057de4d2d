import { Suspense, useEffect, useState } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { loadConfig } from '../../adapters/api/config.ts'
import { logError } from '../../adapters/browser/log.ts'
import { Picture } from '../../pictures/picture.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { PageSpinner } from '../../ui/loading/spinner.tsx'
import { tenantAddress } from '../tenancy/tenant-address.ts'
import styles from './demo-start.module.css'

const DemoStage = lazyPart(async () => (await import('./demo-stage.tsx')).DemoStage)

/** Where the demo runs: on this page, at the product's own address, or not on this server. */
type Place = 'here' | 'own-address' | 'nowhere'

/** Two pictures of the product, replaced by the product itself when the visitor starts the demo. */
export function DemoStart() {
  const [place, setPlace] = useState<Place>('here')
  const [isStarted, setIsStarted] = useState(false)

  useEffect(() => {
    loadConfig().then(
      ({ demo }) => {
        if (demo === null) setPlace('nowhere')
        // A company's own address has only that company.
        else if (tenantOfHost(window.location.host) !== null) setPlace('own-address')
      },
      error => logError('Whether there is a demo could not be asked', error),
    )
  }, [])

  if (isStarted)
    return (
      <Suspense fallback={<PageSpinner label="Loading the demo" />}>
        <DemoStage />
      </Suspense>
    )
  return (
    <div className={styles['start']}>
      <div className={styles['begin']}>{drawBegin(place, () => setIsStarted(true))}</div>
      <div className={styles['pictures']}>
        <Picture name="thread" />
        <Picture name="inbox" />
      </div>
    </div>
  )
}

function drawBegin(place: Place, start: () => void) {
  switch (place) {
    case 'here':
      return (
        <>
          <Button look="primary" size="large" onClick={start}>
            Start the demo
          </Button>
          <p>You need no account. Ten stops; skip what you like. It loads only when you start it.</p>
        </>
      )
    case 'own-address':
      return (
        <p>
          The demo shows two companies, so it runs{' '}
          <a href={`${tenantAddress(window.location, DEFAULT_SUBDOMAIN)}/demo`}>at our own address</a>.
        </p>
      )
    case 'nowhere':
      return (
        <p>
          This is how it looks. The live demo runs on a demo installation: start the product with its
          defaults, and this page shows both sides.
        </p>
      )
  }
}
