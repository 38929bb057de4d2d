import type { OfficeHours } from '#contract/entities/widget.ts'
import type { Facts } from '#core/automation/conditions-hold.ts'
import { isOpen } from '#core/office-hours.ts'
import type { Query } from '#server/ports/database.ts'

type Moment = {
  readonly hours: OfficeHours | null
  /** When the event happened; decides whether the office was open. */
  readonly at: Date
  /** The message that caused the event; null for other events. */
  readonly messageId: string | null
}

/**
 * Returns the facts about an existing conversation that conditions are tested against. `content` is the event's
 * message, else the visitor's newest message, else the description. A company without office hours is always open.
 */
export async function readFacts(
  query: Query,
  conversationId: string,
  { hours, at, messageId }: Moment,
): Promise<Facts> {
  const [row] = await query<Omit<Facts, 'is_office_open'>>(
    `select status, priority, tags, team_id, assignee_id, customer_email, is_verified, subject, locale, source,
            category, custom_fields,
            coalesce(
              (select m.content from public.messages m where m.conversation_id = c.id and m.id = $2),
              (select m.content from public.messages m where m.conversation_id = c.id and m.sender_type = 'visitor'
                order by m.sequence desc limit 1),
              c.description, '') as content
       from public.conversations c where c.id = $1`,
    [conversationId, messageId],
  )
  return { ...row!, is_office_open: hours === null || isOpen(hours, at.getTime()) }
}
