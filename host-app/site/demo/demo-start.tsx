import { useEffect, useState } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { loadConfig } from '#host-app/shared/api/config.ts'
import { logError } from '#host-app/shared/browser/log.ts'
import { tenantAddress } from '#host-app/shared/tenancy/tenant-address.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import styles from './demo-start.module.css'

/** Where the demo runs: on this page, at the product's own address, or not on this server. */
type Place = 'here' | 'own-address' | 'nowhere'

/** The button that starts the demo, or the reason why there is none here. */
export function DemoStart({ onStart }: { readonly onStart: () => void }) {
  const [place, setPlace] = useState<Place>('here')

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

  return <div className={styles['start']}>{drawStart(place, onStart)}</div>
}

function drawStart(place: Place, start: () => void) {
  switch (place) {
    case 'here':
      return (
        <>
          <Button look="primary" size="large" onClick={start}>
            Start the demo
          </Button>
          <p>You share this inbox with other visitors. Don’t type anything private.</p>
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
