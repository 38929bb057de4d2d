import { SNIPPET_LENGTH } from '#contract/constants/lists.ts'
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
import { STATE_CONDITIONS } from './list-conditions.ts'
import { writeCursor } from './list-cursor.ts'
import { type ListQuery, listStatement, orderName } from './list-statement.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The combining marks that `app.fold_text` drops. */
const SILENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g

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

/** An excerpt around the first match, and the positions of all matches in it, as `[start, end)`. */
type Snippet = { text: string; marks: [number, number][] }

/**
 * Returns an excerpt of `text` around the first match of the search; null without a match. Matches as the database
 * does: case and accents are ignored, and the last word of the search is a prefix.
 * @param length characters of the excerpt.
 */
export function findWords(text: string, search: string, length = SNIPPET_LENGTH): Snippet | null {
  const asked = [...search.matchAll(WORD)].map(([word]) => fold(word))
  const last = asked.at(-1)
  if (last === undefined) return null
  const places = [...text.matchAll(WORD)]
    .filter(([word]) => {
      const folded = fold(word)
      return asked.includes(folded) || folded.startsWith(last)
    })
    .map(({ 0: word, index }): [number, number] => [index, index + word.length])
  const [first] = places
  if (!first) return null

  const start = text.length <= length ? 0 : wordStart(text, first[0] - Math.floor(length / 3))
  const end = Math.max(start + length, first[1])
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  const shift = before.length - start
  return {
    text: before + text.slice(start, end).replace(/\s/g, ' ') + after,
    marks: places
      .filter(place => place[1] <= end && place[0] >= start)
      .map(([a, b]) => [a + shift, b + shift]),
  }
}

/** Returns the start of the first word at or after a position, so that the excerpt doesn't begin inside a word. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const gap = text.slice(at).search(/\s/)
  return gap < 0 ? at : at + gap + 1
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(SILENT, '').toLowerCase()
}
