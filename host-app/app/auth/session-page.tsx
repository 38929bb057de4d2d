import { Link } from 'react-router-dom'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { Onward } from '#host-app/shared/auth/guards/post-login-path.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'

/**
 * `/auth/session`: the return page of a sign-in on another page. `AuthProvider` has already accepted or
 * refused the address's tokens.
 */
export function SessionPage() {
  const { state } = useAuth()
  if (state.status === 'loading') return <PageSpinner label="Opening your session" />
  if (state.status === 'signed-in') return <Onward />
  return (
    <AuthFrame
      title="This link has expired"
      lead="It works once, within two minutes. Log in to continue."
      footer={<Link to="/login">Log in</Link>}
    />
  )
}
