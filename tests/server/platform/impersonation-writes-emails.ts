import { companyId } from './impersonation-kit.ts'
import { slice } from './impersonation-slice.ts'

/** Calls about emails to visitors. */
export const EMAIL_WRITES = slice(
  async ({ database }) => {
    const [email] = await database.asOwner(query =>
      query<{ id: string }>(
        `insert into public.emails (company_id, kind, recipient, subject, page, state, problem, created_at)
         values ($1, 'receipt', 'ada@example.com', 'Ticket', '{}', 'failed', 'connection_refused', now()) returning id`,
        [companyId('acme')],
      ),
    )
    return email!
  },
  { retryEmail: ({ id }) => ({ params: { id } }) },
  {},
)
