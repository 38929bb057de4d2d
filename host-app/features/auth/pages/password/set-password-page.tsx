import { Link } from 'react-router-dom'
import { RECOVERY_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import { describeDuration } from '#core/describe-duration.ts'
import { takeLinkSecrets } from '#host-app/adapters/session/link-secrets.ts'
import { PageSpinner } from '#host-app/ui/loading/spinner.tsx'
import { useAuth } from '../../auth-context.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { AcceptInvitation } from '../invitation/accept-invitation.tsx'
import { ChangePassword } from './change-password.tsx'
import { RecoverAccount } from './recover-account.tsx'
import { RequestReset } from './request-reset.tsx'

/**
 * `/set-password`: for people with an invitation, a reset link, or a session that needs a password
 * (GUARD-03). Others can request a link.
 */
export function SetPasswordPage() {
  const { state } = useAuth()
  const { invite, tokenHash } = takeLinkSecrets()
  if (invite !== null) return <AcceptInvitation token={invite} />
  if (tokenHash !== null) return <RecoverAccount tokenHash={tokenHash} />
  if (state.status === 'loading') return <PageSpinner label="Loading" />
  if (state.status === 'signed-in') return <ChangePassword />
  return (
    <AuthFrame
      title="Reset your password"
      lead={`We email you a link to choose a new one. It works for ${describeDuration(RECOVERY_LINK_LIFETIME_MS)}.`}
      footer={<Link to="/login">Back to log in</Link>}
    >
      <RequestReset />
    </AuthFrame>
  )
}
