import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CONFIRMATION_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import { describeDuration } from '#core/describe-duration.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { takeLinkSecrets } from '#host-app/shared/session/link-secrets.ts'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** `/auth/confirmed`: the target of the confirmation link; signs in at once. */
export function ConfirmedPage() {
  const { verifyLink } = useAuth()
  const { tokenHash } = takeLinkSecrets()
  const verified = useQuery({
    queryKey: queryKeys.confirmation(tokenHash),
    queryFn: async () => {
      await verifyLink({ type: 'signup', tokenHash: tokenHash! })
      return true
    },
    enabled: tokenHash !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (tokenHash !== null && verified.isPending) return <PageSpinner label="Confirming your address" />
  if (verified.isError) {
    return (
      <AuthFrame
        title="This link has expired"
        lead={`${verified.error.message} A link can be used once, within ${describeDuration(CONFIRMATION_LINK_LIFETIME_MS)}.`}
        footer={<Link to="/login">Log in</Link>}
      >
        <ResendConfirmation email="" />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Your address is confirmed"
      lead="Your workspace is ready. Next: put the widget on your site, and write your first help article."
      footer={<Link to={tokenHash === null ? '/login' : '/admin/setup'}>Go to your workspace</Link>}
    />
  )
}
