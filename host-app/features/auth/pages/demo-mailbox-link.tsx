import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { loadConfig } from '../../../adapters/config.ts'

/** In demo mode, where no mail leaves the machine, the way to what was sent. */
export function DemoMailboxLink() {
  const { data } = useQuery({ queryKey: ['config'], queryFn: loadConfig })
  if (!data?.demo) return null
  return (
    <p>
      Demo: mails stay here. <Link to="/mailbox">Open the mailbox</Link>
    </p>
  )
}
