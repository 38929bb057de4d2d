/** The timeline of a conversation: its activities, its survey, and the conversations merged into it. */
import { ACTIVITIES_MAX } from '#contract/constants/thread-tools.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { type Activity, activity } from '#contract/entities/desk.ts'
import { type StaffSurvey, staffSurvey } from '#contract/entities/survey.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { STAFF_COLUMNS, toStaffConversation, withIsoDates } from '../rows.ts'
import { findConversation } from './find-conversation.ts'

const COLUMNS = Object.keys(activity.shape).join(', ')

/** Returns the newest `ACTIVITIES_MAX` activities, oldest first. @throws conversation_not_found (404). */
export function listActivities(
  database: Database,
  { claims }: Member,
  conversationId: string,
): Promise<Activity[]> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const rows = await query(
      `select ${COLUMNS} from public.activities where conversation_id = $1
        order by position desc limit ${ACTIVITIES_MAX}`,
      [conversationId],
    )
    return rows.reverse().map(row => activity.parse(withIsoDates(row)))
  })
}

/** Returns the conversation's survey, if one was asked. @throws conversation_not_found (404). */
export function listSurveys(
  database: Database,
  { claims }: Member,
  conversationId: string,
): Promise<StaffSurvey[]> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const rows = await query(
      `select ${Object.keys(staffSurvey.shape).join(', ')} from public.surveys where conversation_id = $1`,
      [conversationId],
    )
    return rows.map(row => staffSurvey.parse(withIsoDates(row)))
  })
}

/**
 * Returns the conversations that were merged into this one, ordered by their last message, oldest first.
 * @throws conversation_not_found (404).
 */
export function listMerged(
  database: Database,
  { claims, companyId }: Member,
  conversationId: string,
): Promise<StaffConversation[]> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const rows = await query(
      `select ${STAFF_COLUMNS} from public.conversations where company_id = $1 and merged_into_id = $2
        order by last_message_at nulls first, id`,
      [companyId, conversationId],
    )
    return rows.map(toStaffConversation)
  })
}
