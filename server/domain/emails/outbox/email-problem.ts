/** What colleagues see of an email that did not arrive, in its conversation. */
import type { EmailProblem } from '#contract/entities/email.ts'
import type { Query } from '#server/ports/database.ts'

/**
 * Adds to an email's conversation that it was not delivered, not sent, or sent after all; nothing for a test. Of a merged conversation, the one
 * says it that goes on. The visitor does not see it. In a transaction with job claims.
 */
export async function noteEmailProblem(
  query: Query,
  emailId: string,
  { cause, reply }: { readonly cause: EmailProblem['cause']; readonly reply: string | null },
  at: Date,
): Promise<void> {
  await query(
    `insert into public.activities (company_id, conversation_id, kind, actor_type, detail, created_at)
     select e.company_id, coalesce(c.merged_into_id, c.id), 'email-problem', 'system',
            jsonb_strip_nulls(jsonb_build_object('email_id', e.id, 'email', e.kind, 'recipient', e.recipient, 'cause', $2::text,
              'reply', $3::text, 'sequences', case when c.merged_into_id is null then to_jsonb(e.sequences) end)), $4
       from public.emails e join public.conversations c on c.id = e.conversation_id
      where e.id = $1`,
    [emailId, cause, reply, at],
  )
}
