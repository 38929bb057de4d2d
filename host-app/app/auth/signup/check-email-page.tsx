import { Link, useSearchParams } from 'react-router-dom'
import { CONFIRMATION_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import { describeDuration } from '#core/describe-duration.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { DemoMailboxLink } from '../demo/demo-mailbox-link.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** `/auth/check-email?email=`: the account exists, its email is not confirmed yet. */
export function CheckEmailPage() {
  const [query] = useSearchParams()
  const email = query.get('email')
  return (
    <AuthFrame
      title="Check your email"
      lead={
        <>
          We sent a link to {email ? <strong>{email}</strong> : 'your address'}. Open it within{' '}
          {describeDuration(CONFIRMATION_LINK_LIFETIME_MS)} to confirm your account.
        </>
      }
      footer={
        <>
          Confirmed already? <Link to="/login">Log in</Link>
        </>
      }
    >
      <DemoMailboxLink />
      <ResendConfirmation email={email ?? ''} />
    </AuthFrame>
  )
}
