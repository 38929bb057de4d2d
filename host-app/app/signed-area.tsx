import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '../adapters/query-client.ts'
import { AuthProvider } from '../features/auth/auth-provider.tsx'
import { Toasts } from '../ui/toasts.tsx'

/** What the login page and the admin pages share: who is signed in, the cache of answers, and toasts. */
export function SignedArea() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
      <Toasts />
    </QueryClientProvider>
  )
}
