import type { SharedMessages } from '#core/messages/en.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import type { Query } from '#server/ports/database.ts'
import { languageOfMessage } from '../knowledge/answers/message-language.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { LockedConversation } from './locked-conversation.ts'

/** Number of the visitor's newest messages that language detection tries. */
const NEWEST = 5

/**
 * Returns the company's texts of automatic messages in the visitor's language. That is the language of the newest
 * message in which it can be detected, else the conversation's locale, which is the widget's.
 */
export async function visitorMessages(
  query: Query,
  { id, company_id, locale }: LockedConversation,
): Promise<SharedMessages> {
  const { texts } = await readSettings(query, company_id, 'chat-flow')
  const said = await query<{ content: string }>(
    `select content from public.messages where conversation_id = $1 and sender_type = 'visitor'
      order by sequence desc limit ${NEWEST}`,
    [id],
  )
  for (const { content } of said) {
    const language = languageOfMessage(content)
    if (language) return messagesFor(language, texts)
  }
  return messagesFor(locale, texts)
}
