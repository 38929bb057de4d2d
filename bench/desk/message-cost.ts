import type { Visitor } from '#server/domain/actor.ts'
import { postMessage } from '#server/domain/conversations/messages/post-message.ts'
import type { Database } from '#server/ports/database.ts'
import type { Desk } from './seed-desk.ts'

const MESSAGES = 100

type Cost = { readonly record: string; readonly count: number; readonly bytes: number }

/**
 * Prints the average cost of one message of a visitor and of an agent as Markdown: WAL records by kind. A btree or GIN
 * record is an index entry; a HOT update adds none. Needs PostgreSQL's extension pg_walinspect.
 */
export async function printMessageCost(database: Database, desk: Desk): Promise<void> {
  const conversations = await database.asOwner(query =>
    query<{ id: string }>(
      `select id from public.conversations where company_id = $1 and status = 'open' and snoozed_until is null
        order by id limit $2`,
      [desk.member.companyId, MESSAGES],
    ),
  )
  console.log('\n| a message by | WAL record | per message | bytes |\n|---|---|---|---|')
  for (const sender of ['visitor', 'agent'] as const) {
    const costs = await costOf(database, async () => {
      for (const { id } of conversations) {
        const visitor: Visitor = { kind: 'visitor', companyId: desk.member.companyId, conversationId: id }
        const actor = sender === 'visitor' ? visitor : desk.member
        await postMessage({ database, clock: Date }, actor, {
          conversationId: id,
          content: 'Thank you, it works.',
        })
      }
    })
    for (const { record, count, bytes } of costs)
      console.log(
        `| ${sender} | ${record} | ${(count / conversations.length).toFixed(1)} | ${Math.round(bytes / conversations.length)} |`,
      )
  }
}

async function costOf(database: Database, work: () => Promise<void>): Promise<Cost[]> {
  const position = () =>
    database.asOwner(query => query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn'))
  await database.script('create extension if not exists pg_walinspect')
  const [before] = await position()
  await work()
  const [after] = await position()
  return database.asOwner(query =>
    query<Cost>(
      `select "resource_manager/record_type" as record, count::int, combined_size::int as bytes
         from pg_get_wal_stats($1, $2, true) where count >= $3 order by combined_size desc`,
      [before!.lsn, after!.lsn, MESSAGES / 2],
    ),
  )
}
