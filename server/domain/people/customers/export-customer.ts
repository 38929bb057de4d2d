import type { z } from 'zod'
import type { customerExport } from '#contract/entities/customer-export.ts'
import type { Clock } from '#core/clock.ts'
import type { FairTurns } from '#server/limits/fair-turns.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../members/audit.ts'
import { customerOf, NOTE_COLUMNS, toCustomerNote } from './customer-rows.ts'
import { exportConversations } from './export-conversations.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly exportTurns: FairTurns
}

/**
 * Returns everything stored about a person (GDPR, article 15); audited. docs/desk.md lists what is included and why.
 * @throws customer_not_found (404).
 */
export function exportCustomer(
  { database, clock, exportTurns }: Deps,
  actor: Member,
  id: string,
): Promise<z.infer<typeof customerExport>> {
  const exported_at = new Date(clock.now()).toISOString()
  return exportTurns.run(actor.companyId, () =>
    database.as(actor.claims, async query => {
      const customer = await customerOf(query, id)
      const notes = await query(
        `select ${NOTE_COLUMNS} from public.customer_notes
        where company_id = $1 and customer_id = $2 order by created_at, id`,
        [actor.companyId, id],
      )
      const conversations = await exportConversations(query, actor.companyId, id)
      await writeAudit(query, actor, { action: 'customer.exported', targetId: id, detail: {} })
      return { exported_at, customer, notes: notes.map(toCustomerNote), conversations }
    }),
  )
}
