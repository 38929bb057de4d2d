import type { ReactNode } from 'react'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { PageNotFound } from '../page-not-found.tsx'
import styles from './debug-page.module.css'

type StaffPageProps = { readonly title: string; readonly children: ReactNode }

/** A diagnostic page (ROUTE-14), only for people whom the server confirms as staff. */
export function StaffPage({ title, children }: StaffPageProps) {
  const { state } = useAuth()
  const isSignedIn = state.status === 'signed-in'
  const staff = useApi('adminDebugbar', {}, { enabled: isSignedIn, retry: false })
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
