import { Link } from 'react-router-dom'
import { useConfig } from '../../calls/use-config.ts'

/** In demo mode, where no mail leaves the machine, the way to what was sent. */
export function DemoMailboxLink() {
  const { data } = useConfig()
  if (!data?.demo) return null
  return (
    <p>
      Demo: emails stay here. <Link to="/mailbox">Open the mailbox</Link>
    </p>
  )
}
