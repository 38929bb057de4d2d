import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { PageSpinner } from '#host-app/ui/loading/spinner.tsx'
import { useAuth } from '../../auth-context.ts'
import { Onward } from '../../guards/post-login-path.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'

/**
 * `/login`. Signed-in people continue to the page that they requested, after the second factor if they have
 * one.
 */
export function LoginPage() {
  const { state, mfa } = useAuth()
  const isSignedIn = state.status === 'signed-in'
  const needsCode = useQuery({
    queryKey: queryKeys.needsCode(isSignedIn && state.user.id),
    queryFn: mfa.needsCode,
    enabled: isSignedIn,
    retry: false,
    gcTime: 0,
  })
  if (state.status === 'loading' || (isSignedIn && needsCode.isPending))
    return <PageSpinner label="Loading" />
  if (isSignedIn && needsCode.data) return <CodeForm />
  if (isSignedIn) return <Onward />
  return (
    <AuthFrame
      title="Log in"
      lead="Answer the people who are waiting for you."
      footer={
        <>
          No account yet? <Link to="/signup">Create a workspace</Link>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  )
}
