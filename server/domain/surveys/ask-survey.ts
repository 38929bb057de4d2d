import type { SurveyChannel, SurveyKind } from '#contract/constants/surveys.ts'
import type { Query } from '#server/ports/database.ts'

/** What to ask about a conversation, and where. */
type Asked = { readonly conversationId: string; readonly kind: SurveyKind; readonly channel: SurveyChannel }

/** Asks the visitor about a conversation, with job claims. A conversation is asked about once. */
export async function askSurvey(
  query: Query,
  { conversationId, kind, channel }: Asked,
  now: Date,
): Promise<void> {
  await query(
    `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, agent_id, agent_name,
       team_id, asked_at)
     select company_id, id, $2, $3, locale, case when first_replied_at is null then 'ai' else 'agent' end, assignee_id,
            assignee_name, team_id, $4
       from public.conversations where id = $1
     on conflict (conversation_id) do nothing`,
    [conversationId, kind, channel, now],
  )
}
