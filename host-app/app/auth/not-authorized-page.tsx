import { Link } from 'react-router-dom'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'

/** `/not-authorized`: the member may not open the requested page. */
export function NotAuthorizedPage() {
  return (
    <AuthFrame
      title="You don’t have access to this page"
      lead="Your role doesn’t include it. Ask a company admin for access."
      footer={<Link to="/admin/dashboard">Back to the dashboard</Link>}
    />
  )
}
