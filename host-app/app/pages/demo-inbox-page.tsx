import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { DEMO_CALL_MESSAGE, DEMO_DESKS, type DemoDesk } from '#contract/constants/demo.ts'
import { onSuccess } from '#host-app/shared/api/call-api.ts'
import { loadConfig } from '#host-app/shared/api/config.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { followFrameClock } from '#host-app/shared/browser/frame-clock.ts'
import { isDemoInbox } from '#host-app/shared/browser/is-demo-inbox.ts'
import { tellDemo } from '#host-app/shared/browser/tell-demo.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'

/** Where somebody who acts for a company begins: the platform's own screens are closed to them. */
const IMPERSONATION_PATH = '/admin/dashboard'

/**
 * The entry to the staff area in the demo's frame. In demo mode it signs in the account of the address's screen,
 * with a session that the browser doesn't store, and opens the screen. Outside a frame it redirects to /demo.
 */
export function DemoInboxPage() {
  const { state, signIn } = useAuth()
  const { current } = useImpersonation()
  const isInDemo = isDemoInbox(window)
  const desk = requestedDesk()
  const { email, path } = DEMO_DESKS[desk]
  const { isError } = useQuery({
    queryKey: queryKeys.demoSignIn(),
    queryFn: async () => {
      const { demo } = await loadConfig()
      if (demo === null) throw new Error('This is not a demo')
      await signIn(email, demo.password)
      return true
    },
    enabled: isInDemo && state.status === 'signed-out',
    retry: false,
  })

  useEffect(() => {
    if (!isInDemo) return window.location.replace('/demo')
    // The demo's tour goes on by it.
    onSuccess(route => tellDemo({ type: DEMO_CALL_MESSAGE, route }))
    // An impersonation ends at a real time, like every token.
    if (desk !== 'tenants') followFrameClock()
  }, [isInDemo, desk])

  if (isInDemo && state.status === 'signed-in')
    return <Navigate to={current ? IMPERSONATION_PATH : path} replace />
  if (isError)
    return (
      <Notice
        icon={<CircleAlert size={20} />}
        title="The demo could not be opened"
        text="Press Start over to try again."
      />
    )
  return <PageSpinner label="Signing in" />
}

function requestedDesk(): DemoDesk {
  const desk = new URLSearchParams(window.location.search).get('desk') ?? ''
  return Object.hasOwn(DEMO_DESKS, desk) ? (desk as DemoDesk) : 'inbox'
}
