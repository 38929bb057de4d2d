import { Building2, CircleSlash, KeyRound, MapPin, UserRoundX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ERRORS } from '#contract/errors.ts'
import type { EndReason } from '#core/session/company-state.ts'
import { Button } from '../ui/buttons/button.tsx'
import { PageSpinner } from '../ui/loading/spinner.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './company-unavailable.module.css'
import { tenantAddress } from './tenant-address.ts'

type CompanyUnavailableProps = {
  readonly reason: EndReason
  /** The subdomain of the person's own company, if it is another one. */
  readonly subdomain: string | undefined
  readonly retry: () => void
  readonly signOut: () => Promise<void>
}

/** Explains why the person can't work in a company now, and what to do. */
export function CompanyUnavailable({ reason, subdomain, retry, signOut }: CompanyUnavailableProps) {
  const leave = <Button onClick={signOut}>Sign out</Button>
  const again = (
    <Button look="primary" onClick={retry}>
      Try again
    </Button>
  )
  switch (reason) {
    case 'company_suspended':
      return (
        <Explanation
          icon={<CircleSlash size={20} />}
          title="You can’t sign in"
          text={ERRORS.company_suspended.text}
        >
          {leave}
        </Explanation>
      )
    case 'second_factor_required':
      return (
        <Explanation
          icon={<KeyRound size={20} />}
          title="Your code is needed"
          text={ERRORS.second_factor_required.text}
        >
          {again}
          {leave}
        </Explanation>
      )
    case 'inactive':
      return (
        <Explanation
          icon={<UserRoundX size={20} />}
          title="Your account is not active"
          text="Somebody who manages people in your company can reactivate it."
        >
          {again}
          {leave}
        </Explanation>
      )
    case 'unreachable':
      return (
        <Explanation
          icon={<WifiOff size={20} />}
          title="We could not load your workspace"
          text="We could not reach the server. Check your connection and try again."
        >
          {again}
          {leave}
        </Explanation>
      )
    case 'other-tenant':
      return (
        <Explanation
          icon={<MapPin size={20} />}
          title="Your workspace is at another address"
          text="These pages belong to another company. You can sign in at yours."
        >
          <a className={styles['link']} href={`${tenantAddress(window.location, subdomain ?? '')}/admin`}>
            <Building2 size={16} aria-hidden="true" />
            Go to my workspace
          </a>
          {leave}
        </Explanation>
      )
    case 'no-company':
    case 'session_ended':
      return <PageSpinner label="Signing you out" />
  }
}

function Explanation(props: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <main className={styles['page']}>
      <Notice {...props} role="alert" />
    </main>
  )
}
