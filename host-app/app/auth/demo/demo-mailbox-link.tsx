import { Link } from 'react-router-dom'
import { useConfig } from '#host-app/shared/auth/calls/use-config.ts'

/** In demo mode, where no email leaves the machine, a link to the sent emails. */
export function DemoMailboxLink() {
  const { data } = useConfig()
  if (!data?.demo) return null
  return (
    <p>
      Demo: emails stay here. <Link to="/mailbox">Open the mailbox</Link>
    </p>
  )
}
