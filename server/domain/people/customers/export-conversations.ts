/** A customer's conversations, with everything stored about them, for the person. */
import { z } from 'zod'
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import {
  exportedActivity,
  type exportedConversation,
  exportedEmail,
  exportedFile,
  exportedHandoff,
  exportedMessage,
  exportedNote,
  exportedPause,
  exportedReply,
  exportedRuleRun,
  exportedSurvey,
  exportedTimer,
  exportedTraces,
} from '#contract/entities/customer-export.ts'
import type { Query, Row } from '#server/ports/database.ts'
import { STAFF_COLUMNS, toStaffConversation, withIsoDates } from '../../conversations/rows.ts'

/** SQL condition: belongs to the customer `$2` of the company `$1`. */
const OWN = 'select id from public.conversations where company_id = $1 and customer_id = $2'

/**
 * SQL for the customer's files, and those of notes about their conversations. A file's key consists of its conversation, a time with random characters, and its
 * name.
 */
const FILES = `
  select (storage.foldername(o.name))[1] as conversation_id,
         regexp_replace(o.name, '^[^/]*/[0-9]+-[^-]*-', '') as name, o.metadata ->> 'mimetype' as media_type,
         (o.metadata ->> 'size')::float8 as byte_size, o.created_at
    from storage.objects o
   where o.bucket_id in ('${UPLOAD_BUCKET}', '${NOTE_BUCKET}')
     and (storage.foldername(o.name))[1] in (select id::text from (${OWN}) own)
   order by o.created_at, o.name`
/** Returns the customer's conversations, the oldest first. */
export async function exportConversations(
  query: Query,
  companyId: string,
  customerId: string,
): Promise<z.infer<typeof exportedConversation>[]> {
  const own = [companyId, customerId]
  /** Returns the rows of a table by conversation, with the fields of `shape`. */
  async function of<Shape extends z.ZodObject>(table: string, shape: Shape, order: string) {
    const columns = Object.keys({ ...shape.shape, conversation_id: true }).join(', ')
    const sql = `select ${columns} from ${table} where company_id = $1 and conversation_id in (${OWN}) order by ${order}`
    return byConversation(await query(sql, own), shape)
  }
  const conversations = await query(
    `select ${STAFF_COLUMNS} from public.conversations
      where company_id = $1 and customer_id = $2 order by created_at, id`,
    own,
  )
  const messages = await of('public.messages', exportedMessage, 'sequence')
  const notes = await of('public.notes', exportedNote, 'created_at, id')
  const activities = await of('public.activities', exportedActivity, 'position')
  const handoffs = await of('public.handoffs', exportedHandoff, 'requested_at, id')
  const timers = await of('public.sla_timers', exportedTimer, 'started_at, timer')
  const runs = await of('public.rule_runs', exportedRuleRun, 'created_at, id')
  const replies = await of('public.scheduled_messages', exportedReply, 'send_at, id')
  const emails = await of('public.emails', exportedEmail, 'created_at, id')
  const pauses = await of('public.paused_addresses', exportedPause, 'paused_at, id')
  const surveys = await of('public.surveys', exportedSurvey, 'asked_at')
  const files = byConversation(await query(FILES, own), exportedFile)
  const traces = byConversation(
    await query('select * from app.traces_of_customer($1)', [customerId]),
    exportedTraces,
  )
  return conversations.map(toStaffConversation).map(conversation => {
    const { id } = conversation
    return {
      conversation,
      messages: messages.get(id) ?? [],
      files: files.get(id) ?? [],
      notes: notes.get(id) ?? [],
      activities: activities.get(id) ?? [],
      handoffs: handoffs.get(id) ?? [],
      promised_times: timers.get(id) ?? [],
      rule_runs: runs.get(id) ?? [],
      scheduled_replies: replies.get(id) ?? [],
      emails: emails.get(id) ?? [],
      paused_addresses: pauses.get(id) ?? [],
      surveys: surveys.get(id) ?? [],
      traces: traces.get(id)?.[0] ?? null,
    }
  })
}

function byConversation<Shape extends z.ZodObject>(
  rows: readonly Row[],
  shape: Shape,
): Map<string, z.infer<Shape>[]> {
  const groups = new Map<string, z.infer<Shape>[]>()
  for (const row of rows) {
    const id = z.string().parse(row['conversation_id'])
    const group = groups.get(id) ?? []
    group.push(shape.parse(withIsoDates(row)))
    groups.set(id, group)
  }
  return groups
}
