import { Link } from 'react-router-dom'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'

/** `/invite-expired`: for the link of an expired, withdrawn or used invitation. */
export function InviteExpiredPage() {
  return (
    <AuthFrame
      title="This invitation is no longer valid"
      lead="It has expired, was withdrawn or was already used. Ask the colleague who invited you for a new one."
      footer={
        <>
          Have an account? <Link to="/login">Log in</Link>
        </>
      }
    />
  )
}
