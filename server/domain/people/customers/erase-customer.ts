import type { ResponseOf } from '#contract/routes/index.ts'
import { DatabaseError } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { eraseConversations } from '../../conversations/erase.ts'
import type { EraseDeps } from '../../conversations/visitors/erase-conversation.ts'
import { writeAudit } from '../members/audit.ts'
import { customerOf } from './customer-rows.ts'

/**
 * Deletes a customer with all conversations, messages, notes and files, for good. The audit records who did it, and
 * nothing about whom. File bytes that cannot be deleted have no URL any more and are logged.
 * @throws customer_not_found (404), or customer_busy (409) if a conversation started meanwhile.
 */
export async function eraseCustomer(
  { database, removeFiles, log }: EraseDeps,
  actor: Member,
  id: string,
): Promise<ResponseOf<'eraseCustomer'>> {
  const erased = await database
    .as(actor.claims, async query => {
      await customerOf(query, id)
      const conversations = await query<{ id: string }>(
        'select id from public.conversations where company_id = $1 and customer_id = $2 order by id',
        [actor.companyId, id],
      )
      const ids = conversations.map(conversation => conversation.id)
      const files = await eraseConversations(query, ids)
      await query('select app.remove_customer($1)', [id])
      const event = { action: 'customer.erased', targetId: id, detail: {} }
      await writeAudit(query, actor, event)
      return { conversations: ids.length, files }
    })
    .catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === '23503' ? new AppError('customer_busy') : error
    })
  if (erased.files.length > 0)
    await removeFiles(erased.files).catch((error: unknown) =>
      log.error({ error, customerId: id }, 'files stayed behind'),
    )
  return { conversations: erased.conversations, files: erased.files.length }
}
