import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { FullNameField } from '#host-app/shared/auth/full-name-field.tsx'
import {
  CurrentPasswordField,
  NewPasswordField,
  passwordsIn,
} from '#host-app/shared/auth/new-password-field.tsx'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
]

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

/** A form for the name that colleagues and customers see. */
function AccountName() {
  const { member } = useAdmin()
  const save = useApiAction((call, full_name: string) => call('updateProfile', { body: { full_name } }), {
    done: 'Saved',
    showsError: true,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(String(new FormData(event.currentTarget).get('fullName')))
  }

  return (
    <Section title="Name" lead="Colleagues see your full name, customers your first name.">
      <form onSubmit={submit}>
        <FullNameField defaultValue={member.full_name} />
        <FormError text={save.isError ? errorText(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          Save name
        </Button>
      </form>
    </Section>
  )
}

/** A form that changes the password. All other sessions end. */
function AccountPassword() {
  const { setPassword } = useAuth()
  const change = useMutation({ mutationFn: setPassword })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    change.mutate(passwordsIn(form), {
      onSuccess() {
        form.reset()
        toast.success('Your password was changed')
      },
    })
  }

  return (
    <Section title="Password" lead="Changing it signs you out everywhere else.">
      <form onSubmit={submit}>
        <CurrentPasswordField />
        <NewPasswordField />
        <FormError text={change.error?.message ?? null} />
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </form>
    </Section>
  )
}

/** The member's sessions, with a button that ends each. */
function SessionList() {
  const { signOutEverywhere } = useAuth()
  const sessions = useApi('listSessions')
  const end = useApiAction((call, id: string) => call('endSession', { params: { id } }), {
    done: 'Device signed out',
  })
  return (
    <Section title="Where you are signed in" lead="Sessions that you sign out end within seconds.">
      <QueryState query={sessions} label="Loading your sessions">
        {({ sessions }) => (
          <DataTable caption="Sessions" columns={['Device', 'IP address', 'Last active', '']}>
            {sessions.map(({ id, is_current, user_agent, ip, last_active_at }) => (
              <tr key={id}>
                <td>
                  {deviceName(user_agent)} {is_current && <Badge tone="good">Current</Badge>}
                </td>
                <td data-label="IP address">{ip ?? 'unknown'}</td>
                <td data-label="Last active">
                  <When at={last_active_at} />
                </td>
                <td>
                  {!is_current && (
                    <Button size="small" disabled={end.isPending} onClick={() => end.mutate(id)}>
                      Sign out
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </QueryState>
      <Button onClick={signOutEverywhere}>Sign out everywhere</Button>
    </Section>
  )
}

/** Returns a readable browser name for a User-Agent header, such as 'Firefox on Windows'. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (!browser) return system ?? 'Unknown device'
  return system ? `${browser} on ${system}` : browser
}
