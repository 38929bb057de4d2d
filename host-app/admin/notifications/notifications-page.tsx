import { Lock } from 'lucide-react'
import { useState } from 'react'
import { EMAILED_NOTIFICATIONS } from '#contract/constants/notifications.ts'
import type { NotificationChoice, NotificationKind } from '#contract/entities/attention.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { createDesktop } from '#host-app/shared/browser/desktop.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { QueryState } from '../common/query-state.tsx'
import { NotificationSwitch } from '../human-requests/notification-switch.tsx'
import styles from './notifications-page.module.css'

/** Label and description of each kind, for the settings. */
const KIND_LABELS: Readonly<Record<NotificationKind, readonly [name: string, about: string]>> = {
  'human-request': ['Human requests', 'A visitor is waiting for an answer.'],
  assigned: ['Assigned to you', 'Somebody or auto-assignment assigned you a conversation.'],
  mentioned: ['Mentions', 'A colleague mentioned you in a note.'],
  reply: ['Replies', 'A visitor wrote in one of your conversations.'],
  'snooze-over': ['Ended snoozes', 'One of your conversations is back.'],
  'sla-warned': [
    'SLA deadlines about to be missed',
    'A conversation of yours or your team’s is nearly late.',
  ],
  'sla-breached': ['Missed SLA deadlines', 'A conversation of yours or your team’s is late.'],
  rule: ['Rules', 'A rule changed one of your conversations.'],
}

const WAYS = [
  ['in_app', 'Bell'],
  ['sound', 'Sound'],
  ['desktop', 'Desktop'],
  ['email', 'Email'],
] as const
const EMAILED: readonly NotificationKind[] = EMAILED_NOTIFICATIONS

/** `/admin/settings/notifications`: which notifications the member gets, by which channels. */
export function NotificationsPage() {
  useTitle('Notifications')
  const { current } = useImpersonation()
  const [desktop] = useState(() => createDesktop(window))
  return (
    <>
      <PageHeader
        title="Notifications"
        lead="What you are notified of, and how. Desktop notifications need your browser’s permission. Emails come while nobody who may answer is online."
      />
      {current === null ? (
        <>
          <NotificationSwitch desktop={desktop} />
          <Choices />
        </>
      ) : (
        <Notice
          icon={<Lock size={20} aria-hidden="true" />}
          title="These settings are personal"
          text="They can’t be changed while you act for a tenant."
        />
      )}
    </>
  )
}

function Choices() {
  const choices = useApi('getNotificationChoices', {}, { select: ({ choices }) => choices })
  return (
    <QueryState query={choices} label="Loading your settings" skeleton={<SkeletonRows />}>
      {rows => (
        <DataTable caption="Notifications" columns={['Event', ...WAYS.map(([, label]) => label)]}>
          {rows.map(choice => (
            <ChoiceRow key={choice.kind} choice={choice} />
          ))}
        </DataTable>
      )}
    </QueryState>
  )
}

function ChoiceRow({ choice }: { readonly choice: NotificationChoice }) {
  const [name, about] = KIND_LABELS[choice.kind]
  const save = useApiAction((call, body: NotificationChoice) => call('setNotificationChoice', { body }), {
    done: `Saved: ${name}`,
  })
  // Shows the submitted values until the server confirms them.
  const shown = save.isPending ? save.variables : choice
  return (
    <tr>
      <td>
        <span className={styles['name']}>{name}</span>
        <span className={styles['about']}>{about}</span>
      </td>
      {WAYS.map(([way, label]) => (
        <td key={way} data-label={label}>
          {way === 'email' && !EMAILED.includes(choice.kind) ? (
            <span className={styles['about']}>Never</span>
          ) : (
            <input
              type="checkbox"
              className={styles['box']}
              aria-label={`${name}: ${label}`}
              checked={shown[way]}
              disabled={save.isPending}
              onChange={event => save.mutate({ ...choice, [way]: event.currentTarget.checked })}
            />
          )}
        </td>
      ))}
    </tr>
  )
}
