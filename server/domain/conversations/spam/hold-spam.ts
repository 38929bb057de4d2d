import type { SpamSettings } from '#contract/settings/spam.ts'
import type { Query } from '#server/ports/database.ts'
import { type LockedConversation, saveConversation } from '../locked-conversation.ts'
import { checkMessage, heldAsSpam } from './check-message.ts'

/**
 * Makes a conversation spam if the visitor's text is, before the text is stored: nobody is notified of it.
 * @throws message_refused (422) for a blocked word, if the company refuses them
 */
export async function holdSpam(
  query: Query,
  before: LockedConversation,
  text: string,
  rules: SpamSettings,
  now: Date,
): Promise<void> {
  const isFirst = before.last_sequence === 0
  const reason = checkMessage({ text, isFirst }, rules)
  if (reason === null) return
  const [row] = await query<{ is_open: boolean }>('select app.may_become_spam() as is_open')
  if (row!.is_open) await saveConversation(query, before, { ...heldAsSpam(reason, now), updated_at: now })
}
