import { MESSAGE_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import { contiguousSequence, mergeMessages } from '#core/conversation/ordered-messages.ts'
import type { CallApi } from '../../adapters/api.ts'

/** `known` and everything the server has after it, page by page until one is not full. */
export async function fetchThread(
  call: CallApi,
  id: string,
  known: readonly Message[],
): Promise<readonly Message[]> {
  let messages = known
  for (;;) {
    const query = { after: contiguousSequence(messages), limit: MESSAGE_PAGE_SIZE }
    const page = (await call('listMessages', { params: { id }, query })).messages
    messages = mergeMessages(messages, page)
    const advanced = contiguousSequence(messages) > query.after
    if (page.length < MESSAGE_PAGE_SIZE || !advanced) return messages
  }
}
