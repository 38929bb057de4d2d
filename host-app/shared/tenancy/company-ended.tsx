import { Building2, CircleSlash, KeyRound, MapPin, UserRoundX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ERRORS } from '#contract/errors.ts'
import type { EndReason } from '#core/session/company-state.ts'
import { Button } from '../ui/buttons/button.tsx'
import { PageSpinner } from '../ui/loading/spinner.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './company-ended.module.css'
import { tenantAddress } from './tenant-address.ts'

type CompanyEndedProps = {
  readonly reason: EndReason
  /** The subdomain of the person's own company, if it is another one. */
  readonly subdomain: string | undefined
  readonly retry: () => void
  readonly signOut: () => Promise<void>
}

/** Explains why no company was found, and what to do. */
export function CompanyEnded({ reason, subdomain, retry, signOut }: CompanyEndedProps) {
  const leave = <Button onClick={signOut}>Sign out</Button>
  const again = (
    <Button look="primary" onClick={retry}>
      Try again
    </Button>
  )
  switch (reason) {
    case 'company_suspended':
      return (
        <Ended
          icon={<CircleSlash size={20} />}
          title="You can’t sign in"
          text={ERRORS.company_suspended.text}
        >
          {leave}
        </Ended>
      )
    case 'second_factor_required':
      return (
        <Ended
          icon={<KeyRound size={20} />}
          title="Your code is needed"
          text={ERRORS.second_factor_required.text}
        >
          {again}
          {leave}
        </Ended>
      )
    case 'inactive':
      return (
        <Ended
          icon={<UserRoundX size={20} />}
          title="Your account is not active"
          text="Somebody who manages people in your company can reactivate it."
        >
          {again}
          {leave}
        </Ended>
      )
    case 'unreachable':
      return (
        <Ended
          icon={<WifiOff size={20} />}
          title="We could not load your workspace"
          text="We could not reach the server. Check your connection and try again."
        >
          {again}
          {leave}
        </Ended>
      )
    case 'other-tenant':
      return (
        <Ended
          icon={<MapPin size={20} />}
          title="Your workspace is at another address"
          text="These pages belong to another company. You can log in at yours."
        >
          <a className={styles['link']} href={`${tenantAddress(window.location, subdomain ?? '')}/admin`}>
            <Building2 size={16} aria-hidden="true" />
            Go to my workspace
          </a>
          {leave}
        </Ended>
      )
    default:
      return <PageSpinner label="Signing you out" />
  }
}

function Ended(props: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <main className={styles['page']}>
      <Notice {...props} role="alert" />
    </main>
  )
}
