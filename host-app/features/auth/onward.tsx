import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { forgetPath, rememberedPath } from './post-login-path.ts'

/** Goes on to the page that had asked for somebody signed in. */
export function Onward() {
  const [path] = useState(rememberedPath)
  useEffect(forgetPath, [])
  return <Navigate to={path} replace />
}
