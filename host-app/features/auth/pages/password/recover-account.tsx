import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { RECOVERY_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import { describeDuration } from '#core/describe-duration.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { PageSpinner } from '#host-app/ui/loading/spinner.tsx'
import { useAuth } from '../../auth-context.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeForm } from '../login/code-form.tsx'
import { ChangePassword } from './change-password.tsx'
import { RequestReset } from './request-reset.tsx'

/** Uses the link of a password reset, which signs in, and then asks for the new password. */
export function RecoverAccount({ tokenHash }: { readonly tokenHash: string }) {
  const { verifyLink, mfa } = useAuth()
  const verified = useQuery({
    queryKey: queryKeys.recovery(tokenHash),
    queryFn: async () => {
      await verifyLink({ type: 'recovery', tokenHash })
      return true
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A person with a second factor must show it here, too.
  const needsCode = useQuery({
    queryKey: queryKeys.needsCode(tokenHash),
    queryFn: mfa.needsCode,
    enabled: verified.isSuccess,
    retry: false,
  })
  if (verified.isPending || (verified.isSuccess && needsCode.isPending))
    return <PageSpinner label="Checking your link" />
  if (verified.isSuccess) return needsCode.data ? <CodeForm /> : <ChangePassword />
  return (
    <AuthFrame
      title="This link has expired"
      lead={`${verified.error.message} A link can be used once, within ${describeDuration(RECOVERY_LINK_LIFETIME_MS)}. We can send you a new one.`}
      footer={<Link to="/login">Back to log in</Link>}
    >
      <RequestReset />
    </AuthFrame>
  )
}
