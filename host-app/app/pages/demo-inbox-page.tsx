import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { DEMO_AGENTS, type DemoTenant } from '#contract/constants/demo.ts'
import { loadConfig } from '../../adapters/api/config.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { followFrameClock } from '../../adapters/browser/frame-clock.ts'
import { isFramed } from '../../adapters/browser/is-framed.ts'
import { useAuth } from '../../features/auth/auth-context.ts'
import { PageSpinner } from '../../ui/loading/spinner.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * The entry to the inbox in the demo's frame. In demo mode it signs in the demo's agent with a session that
 * the browser doesn't store. Outside a frame it redirects to /demo.
 */
export function DemoInboxPage() {
  const { state, signIn } = useAuth()
  const isInDemo = isFramed(window)
  const { isError } = useQuery({
    queryKey: queryKeys.demoSignIn(),
    queryFn: async () => {
      const { demo } = await loadConfig()
      if (demo === null) throw new Error('This is not a demo')
      await signIn(DEMO_AGENTS[requestedTenant()], demo.password)
      return true
    },
    enabled: isInDemo && state.status === 'signed-out',
    retry: false,
  })

  useEffect(() => {
    if (isInDemo) followFrameClock()
    else window.location.replace('/demo')
  }, [isInDemo])

  if (isInDemo && state.status === 'signed-in') return <Navigate to="/admin/conversations" replace />
  if (isError)
    return (
      <Notice
        icon={<CircleAlert size={20} />}
        title="The inbox could not be opened"
        text="Press Start over to try again."
      />
    )
  return <PageSpinner label="Opening the inbox" />
}

function requestedTenant(): DemoTenant {
  return new URLSearchParams(window.location.search).get('tenant') === 'noor' ? 'noor' : 'acme'
}
