import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useAuth } from '#host-app/features/auth/auth-context.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { DataTable } from '#host-app/ui/data-table.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { When } from '../../common/when.tsx'

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

/** The member's sessions, with a button that ends each. */
export function SessionList() {
  const { signOutEverywhere } = useAuth()
  const sessions = useQuery({ queryKey: queryKeys.sessions(), queryFn: () => callApi('listSessions') })
  const end = useAdminAction({
    act: (id: string) => callApi('endSession', { params: { id } }),
    done: 'Signed out there',
    changes: queryKeys.sessions(),
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
