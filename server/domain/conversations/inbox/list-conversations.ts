import type {
  ConversationCounts,
  FoundText,
  ListedConversation,
} from '#contract/entities/conversation-list.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { messagePreview } from '#core/text/message-preview.ts'
import type { Database, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { toStaffConversation } from '../rows.ts'
import { findWords } from './find-words.ts'
import { STATE_CONDITIONS } from './list-conditions.ts'
import { writeCursor } from './list-cursor.ts'
import { type ListQuery, listStatement, orderName } from './list-statement.ts'

type ListRow = Row & {
  readonly cursor_keys: readonly string[]
  readonly first_message: string | null
  readonly has_draft: boolean
  readonly message_text?: string | null
  readonly note_text?: string | null
}

/**
 * Returns a page of the company's conversations; with a search, each with the matching excerpt.
 * @throws cursor_invalid (400).
 */
export async function listConversations(
  database: Database,
  actor: Member,
  asked: ListQuery,
): Promise<ResponseOf<'listConversations'>> {
  const { sql, params } = listStatement(asked, actor)
  const rows = await database.as(actor.claims, query => query<ListRow>(sql, params))
  const page = rows.slice(0, asked.limit)
  const last = page.at(-1)
  return {
    conversations: page.map(row => toListed(row, asked.q)),
    next: last && rows.length > page.length ? writeCursor(orderName(asked), last.cursor_keys) : null,
  }
}

/** Returns the number of conversations in each state, and of open ones by team, counted by index scans. */
export async function countConversations(
  database: Database,
  { claims, companyId, userId }: Member,
): Promise<ResponseOf<'countConversations'>> {
  const { waiting, mine, unassigned, open, snoozed, spam, tickets, all } = STATE_CONDITIONS
  const counted = (condition: string) =>
    `(select count(*) from public.conversations c where c.company_id = $2 and ${condition})`
  const [row] = await database.as(claims, query =>
    query<Omit<ConversationCounts, 'resolved'> & { readonly teams: Readonly<Record<string, number>> }>(
      `select count(*) as open, count(*) filter (where ${mine}) as mine, count(*) filter (where ${unassigned}) as unassigned,
              count(*) filter (where ${tickets}) as tickets, ${counted(waiting)} as waiting,
              ${counted(snoozed)} as snoozed, ${counted(spam)} as spam, ${counted(all)} as all,
              ${counted(STATE_CONDITIONS['live-calls'])} as "live-calls",
              (select coalesce(jsonb_object_agg(t.team_id, t.open), '{}')
                 from (select c.team_id, count(*) as open from public.conversations c
                        where c.company_id = $2 and c.team_id is not null and ${open} group by c.team_id) t) as teams
         from public.conversations c where c.company_id = $2 and ${open} and $1::uuid is not null`,
      [userId, companyId],
    ),
  )
  // Counting the resolved ones themselves would read most of the table: their index has no status.
  const { teams, ...counts } = row!
  return { counts: { ...counts, resolved: counts.all - counts.open - counts.snoozed - counts.spam }, teams }
}

function toListed({ message_text, note_text, ...row }: ListRow, q: string | undefined): ListedConversation {
  const conversation = toStaffConversation(row)
  return {
    ...conversation,
    found: q ? found(conversation, message_text, note_text, q) : null,
    first_message: row.first_message,
    has_draft: row.has_draft,
  }
}

/** A search in an upload's message shows the file's name, not its URL. */
const FILE_NAME = { image: '{name}', file: '{name}' }

/** Returns the excerpt to show: of the messages, else of the notes, else of the conversation's own fields. */
function found(
  {
    number,
    subject,
    customer_name,
    customer_email,
    customer_company_name,
  }: ReturnType<typeof toStaffConversation>,
  message: string | null | undefined,
  note: string | null | undefined,
  q: string,
): FoundText | null {
  const lines = [number && `#${number}`, subject, customer_name, customer_email, customer_company_name]
  const texts = [
    { in: 'message', text: message },
    { in: 'note', text: note },
    { in: 'conversation', text: lines.filter(Boolean).join(' · ') },
  ] as const
  for (const { in: where, text } of texts) {
    const snippet = text && findWords(messagePreview(text, FILE_NAME), q)
    if (snippet) return { in: where, ...snippet }
  }
  return null
}
