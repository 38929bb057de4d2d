import { Link } from 'react-router-dom'
import { PageSpinner } from '#host-app/ui/loading/spinner.tsx'
import { useAuth } from '../auth-context.ts'
import { Onward } from '../guards/post-login-path.tsx'
import { AuthFrame } from './auth-frame.tsx'

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
