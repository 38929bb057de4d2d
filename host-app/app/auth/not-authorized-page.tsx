import { Link } from 'react-router-dom'
import { AuthFrame } from '../../shared/auth/auth-frame.tsx'

/** `/not-authorized`: the member may not open the requested page. */
export function NotAuthorizedPage() {
  return (
    <AuthFrame
      title="This page is not for you"
      lead="Your role does not include it. Ask an admin of your company if you need it."
      footer={<Link to="/admin/dashboard">Back to the dashboard</Link>}
    />
  )
}
