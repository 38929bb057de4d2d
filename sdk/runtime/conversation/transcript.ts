import type { Message } from '#contract/entities/message.ts'
import { isHidden } from '#core/conversation/is-hidden.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import type { ThreadWording } from '../../ui/wording.ts'

/** A thread as plain text: who, when and what, without the notes for staff. */
export function transcriptOf(messages: readonly Message[], { locale, words }: ThreadWording): string {
  const names = { visitor: words.you, ai: words.assistant, agent: words.agent, system: '' }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const parts = messages
    .filter(message => !isHidden(message))
    .map(message => {
      const { sender_type, sender_name, created_at } = message
      const name = sender_type === 'agent' ? (sender_name ?? names.agent) : names[sender_type]
      return `${name && `${name}, `}${format.format(Date.parse(created_at))}\n${messageAsText(message)}\n`
    })
  return parts.join('\n')
}
