/** To which conversation of a company a mail belongs. */
import type { SenderVerdict, ThreadClue } from '#contract/constants/email.ts'
import type { Query } from '#server/ports/database.ts'
import type { MailTokens } from '#server/tokens/mail-token.ts'
import type { ThreadClues } from './thread-clues.ts'

/** A conversation, and which clue led to it. */
export type Thread = { readonly conversationId: string; readonly by: ThreadClue }

/** Who wrote a mail. `address` is in lower case; null without one. */
export type Writer = { readonly address: string | null; readonly verdict: SenderVerdict }

/**
 * Returns the conversation of a mail, by the surest clue that leads to one of the company's; null for a new one. Whoever takes
 * part in a conversation goes on in it. Others join one only if they are proven: whoever knows an address or an id could
 * otherwise write in somebody's name. A number anybody can guess, so it is only for those who take part.
 * @param writer null for a bounce, which is nobody's words, and for whoever may join any conversation
 */
export async function findThread(
  query: Query,
  companyId: string,
  clues: ThreadClues,
  tokens: Pick<MailTokens, 'read'>,
  writer: Writer | null,
): Promise<Thread | null> {
  if (writer?.verdict === 'fail') return null
  const [named, answered, numbered] = [
    clues.tokens.flatMap(token => tokens.read(token) ?? []),
    await conversationsOfIds(query, companyId, clues.ids, tokens),
    clues.number === null ? [] : await conversationsOfNumber(query, companyId, clues.number),
  ]
  const candidates = [
    ...named.map(id => ({ id, by: 'token' as const })),
    ...answered.map(id => ({ id, by: 'header' as const })),
    ...numbered.map(id => ({ id, by: 'number' as const })),
  ]
  for (const { id, by } of candidates) {
    const [found] = await query<{ id: string; is_theirs: boolean }>(
      `select coalesce(c.merged_into_id, c.id) as id,
              lower(c.customer_email) = $3 or exists (
                select from public.conversation_emails m
                 where m.company_id = c.company_id and m.conversation_id = c.id and $3 = any (m.people)) as is_theirs
         from public.conversations c where c.company_id = $1 and c.id = $2`,
      [companyId, id, writer?.address ?? ''],
    )
    const mayWrite = !writer || found?.is_theirs === true || (by !== 'number' && writer.verdict === 'pass')
    if (found && mayWrite) return { conversationId: found.id, by }
  }
  return null
}

/** Returns the conversations of mails that are known by their ids, in the order of these. */
async function conversationsOfIds(
  query: Query,
  companyId: string,
  ids: readonly string[],
  tokens: Pick<MailTokens, 'read'>,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await query<{ rfc_id: string; conversation_id: string }>(
    'select rfc_id, conversation_id from public.conversation_emails where company_id = $1 and rfc_id = any ($2::text[])',
    [companyId, ids],
  )
  const known = new Map(rows.map(row => [row.rfc_id, row.conversation_id]))
  return [...new Set(ids.flatMap(id => known.get(id) ?? conversationOfOwnId(id, tokens) ?? []))]
}

async function conversationsOfNumber(query: Query, companyId: string, number: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    'select id from public.conversations where company_id = $1 and number = $2',
    [companyId, number],
  )
  return rows.map(({ id }) => id)
}

/** Returns the id of a mail that we send: it names its conversation, so that answers need no list of sent mails. */
export function ownMailId(token: string, emailId: string, mailDomain: string): string {
  return `<${token}.${emailId}@${mailDomain}>`
}

/** Returns which email of the outbox a mail is, by its id, and its conversation; null for any other id. */
export function emailOfOwnId(
  id: string,
  tokens: Pick<MailTokens, 'read'>,
): { readonly emailId: string; readonly conversationId: string } | null {
  const conversationId = conversationOfOwnId(id, tokens)
  const emailId = /\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(id)?.[1]
  return conversationId === null || emailId === undefined ? null : { emailId, conversationId }
}

/** Returns the conversation of a mail that we sent, by its id; null for any other id. */
export function conversationOfOwnId(id: string, tokens: Pick<MailTokens, 'read'>): string | null {
  return tokens.read(/^<([a-z2-7]+)\./.exec(id)?.[1] ?? '')
}
