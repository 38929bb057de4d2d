import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { AccountName } from './account-name.tsx'
import { AccountPassword } from './account-password.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionList } from './session-list.tsx'

/** `/admin/settings/account`: the own name, password, second factor, and where one is signed in. */
export function AccountPage() {
  useTitle('Your account')
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
