import { z } from 'zod'
import { NOTIFICATION_DEFAULTS } from '#contract/constants/notifications.ts'
import { type NotificationChoice, notificationChoice } from '#contract/entities/attention.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/** Returns how the member is notified of each kind of event: the member's choice, else the product's default. */
export function notificationChoices(database: Database, { claims, userId }: Member) {
  return database.as(claims, query => readChoices(query, userId))
}

/** Stores the member's choice for one kind of notification. Returns the choices for all kinds. */
export function setNotificationChoice(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, userId, companyId }: Member,
  { kind, in_app, sound, desktop, email }: NotificationChoice,
): Promise<NotificationChoice[]> {
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    await query(
      `insert into public.notification_choices (company_id, person_id, kind, in_app, sound, desktop, email, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (person_id, kind) do update
         set in_app = excluded.in_app, sound = excluded.sound, desktop = excluded.desktop,
             email = excluded.email, updated_at = excluded.updated_at`,
      [companyId, userId, kind, in_app, sound, desktop, email, now],
    )
    return readChoices(query, userId)
  })
}

async function readChoices(query: Query, userId: string): Promise<NotificationChoice[]> {
  const rows = await query(
    'select kind, in_app, sound, desktop, email from public.notification_choices where person_id = $1',
    [userId],
  )
  const chosen = new Map(
    z
      .array(notificationChoice)
      .parse(rows)
      .map(choice => [choice.kind, choice]),
  )
  return NOTIFICATION_DEFAULTS.map(choice => chosen.get(choice.kind) ?? choice)
}
