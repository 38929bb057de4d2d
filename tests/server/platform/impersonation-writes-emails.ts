import { companyId } from './impersonation-kit.ts'
import { slice } from './impersonation-slice.ts'

/** Calls about emails to visitors, and addresses that get none. */
export const EMAIL_WRITES = slice(
  async ({ database, server }) => {
    const { id: conversation } = await server.asVisitor('acme')
    const [pause] = await database.asOwner(query =>
      query<{ id: string }>(
        `insert into public.paused_addresses (company_id, conversation_id, address, cause, paused_at)
         values ($1, $2, 'ada@example.com', 'no-mailbox', now()) returning id`,
        [companyId('acme'), conversation],
      ),
    )
    const [email] = await database.asOwner(query =>
      query<{ id: string }>(
        `insert into public.emails (company_id, kind, recipient, subject, page, state, problem, created_at)
         values ($1, 'receipt', 'ada@example.com', 'Ticket', '{}', 'failed', 'connection_refused', now()) returning id`,
        [companyId('acme')],
      ),
    )
    return { id: email!.id, pause: pause!.id }
  },
  { retryEmail: ({ id }) => ({ params: { id } }) },
  {
    resumeAddress: ({ pause }) => [
      { params: { id: pause } },
      { target: pause, action: 'paused_addresses.delete' },
    ],
  },
)
