import { Lock } from 'lucide-react'
import { useImpersonation } from '#host-app/features/impersonation/use-impersonation.ts'
import { Notice } from '#host-app/ui/notice.tsx'
import { PageHeader } from '#host-app/ui/page-header.tsx'
import { useTitle } from '#host-app/ui/use-title.ts'
import { AccountName } from './account-name.tsx'
import { AccountPassword } from './account-password.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionList } from './session-list.tsx'

/** `/admin/settings/account`: the member's name, password, second factor and sessions. */
export function AccountPage() {
  useTitle('Your account')
  const { current } = useImpersonation()
  if (current)
    return (
      <Notice
        icon={<Lock size={20} aria-hidden="true" />}
        title="You have no account here"
        text="While you act for a tenant, what you see is theirs. Your own account is at your own address."
      />
    )
  return (
    <>
      <PageHeader title="Your account" />
      <AccountName />
      <AccountPassword />
      <SecondFactorSection />
      <SessionList />
    </>
  )
}
