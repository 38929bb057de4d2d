import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/entities/message.ts'
import { mergeMessages } from '#core/conversation/updates/ordered-messages.ts'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { oneAtATime } from '#host-app/admin/common/task-order.ts'
import { fetchEarlier, fetchThread } from '#host-app/admin/conversations/thread/fetch-thread.ts'
import type { RealtimeChannel } from '#sdk/runtime/realtime/realtime-channel.ts'
import type { StaffMember } from '#tests/support/staff-member.ts'
import { type Client, namesAmong } from './client.ts'
import { nodeClock, openNodeChannel } from './node-socket.ts'

const TRY_AGAIN_AFTER_MS = 300

type Options = {
  readonly conversation: string
  readonly conversationId: string
  readonly staff: StaffMember
  readonly realtime: { readonly url: string; readonly key: string }
  readonly page: EventTarget
}

/**
 * Creates an agent with one conversation open, by the inbox's rules: a message keeps its id and is retried
 * until it is accepted, changes cause a fetch after the last sequence without a gap, and the list is read
 * back to its start.
 */
export async function createNodeAgent(given: Options): Promise<Client> {
  const { conversation, conversationId, staff, realtime, page } = given
  let messages: readonly Message[] = []
  let isStopped = false
  const acked: string[] = []
  const waiting: (() => void)[] = []
  let last = Promise.resolve()

  /** Retries until the task succeeds or the client is stopped. */
  async function insist(task: () => Promise<void>): Promise<void> {
    while (!isStopped) {
      try {
        return await task()
      } catch {
        await new Promise<void>(resolve => {
          waiting.push(resolve)
          setTimeout(resolve, TRY_AGAIN_AFTER_MS)
        })
      }
    }
  }

  const refresh = oneAtATime(() =>
    insist(async () => {
      messages = mergeMessages(messages, await fetchThread(staff.call, conversationId, messages))
      // A message sent before the thread was loaded is the first one known, so the list loads the earlier
      // ones.
      while (messages[0] && messages[0].sequence > 1)
        messages = mergeMessages(messages, await fetchEarlier(staff.call, conversationId, messages))
    }),
  )
  const channel: RealtimeChannel = await openNodeChannel(page)(
    { conversationId, token: staff.token, expiresAt: nodeClock.now(), realtime },
    { joined: isJoined => isJoined && refresh(), changed: refresh },
  )
  page.addEventListener('online', refresh)

  function deliver(name: string, clientId: string): Promise<void> {
    return insist(async () => {
      const body = { content: name, client_id: clientId }
      const { message } = await staff.call('postMessage', { params: { id: conversationId }, body })
      messages = mergeMessages(messages, [message])
      acked.push(name)
      refresh()
    })
  }

  return {
    conversation,
    side: 'agent',
    async say(name) {
      const clientId = randomUUID()
      last = last.then(() => deliver(name, clientId))
    },
    acked: async () => acked,
    shown: async () =>
      namesAmong(messages.filter(message => !isHidden(message)).map(({ content }) => content)),
    online: async () => {},
    offline: async () => {},
    async stop() {
      isStopped = true
      page.removeEventListener('online', refresh)
      for (const go of waiting) go()
      channel.close()
    },
  }
}
