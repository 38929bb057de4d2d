import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { DatabaseError } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
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
      // Supabase refuses to delete a file's row by SQL without this setting.
      await query("select set_config('storage.allow_delete_query', 'true', true)")
      const files = await query<{ name: string }>(
        'delete from storage.objects where bucket_id = $1 and (storage.foldername(name))[1] = any ($2::text[]) returning name',
        [UPLOAD_BUCKET, ids],
      )
      await query('delete from public.conversations where id = any ($1::uuid[])', [ids])
      await query('select app.remove_customer($1)', [id])
      const event = { action: 'customer.erased', targetId: id, detail: {} }
      await writeAudit(query, actor, event)
      return { conversations: ids.length, files: files.map(({ name }) => name) }
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
