import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { PageSpinner } from '../../ui/loading/spinner.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAuth } from '../auth/auth-context.ts'
import styles from './debug-page.module.css'
import { PageNotFound } from './page-not-found.tsx'

type StaffPageProps = { readonly title: string; readonly children: ReactNode }

/** A diagnostic page (ROUTE-14), only for people whom the server confirms as staff. */
export function StaffPage({ title, children }: StaffPageProps) {
  const { state } = useAuth()
  const isSignedIn = state.status === 'signed-in'
  const staff = useQuery({
    queryKey: queryKeys.isStaff(isSignedIn && state.user.id),
    queryFn: () => callApi('adminDebugbar'),
    enabled: isSignedIn,
    retry: false,
  })
  if (state.status === 'loading' || (isSignedIn && staff.isPending)) return <PageSpinner label="Loading" />
  if (!isSignedIn || !staff.isSuccess) return <PageNotFound />
  return <Page title={title}>{children}</Page>
}

function Page({ title, children }: StaffPageProps) {
  useTitle(title)
  return (
    <main className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
