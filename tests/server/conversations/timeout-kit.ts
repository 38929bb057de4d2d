/** Conversations that wait for a timeout rule, for the timeout tests. */
import { expect } from 'vitest'
import type { TimeoutRule } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { DatabaseSuite } from '#tests/support/describe-each-database.ts'
import type { TestServer, VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { KNOWN, UNKNOWN } from '../ai/answer-kit.ts'

/** Functions that open a visitor for each timeout rule, and that read a conversation's state. */
export type Setting = Readonly<Record<TimeoutRule, () => Promise<VisitorCaller>>> & {
  readonly thread: (visitor: VisitorCaller) => Promise<readonly Message[]>
  readonly settling: (visitor: VisitorCaller) => Promise<unknown>
  readonly isAnswerDue: (visitor: VisitorCaller) => Promise<boolean>
}

/**
 * Returns a visitor for each rule: answered, in the queue, or with an offer of a human; and readers of their
 * state.
 */
export function settingsOf(server: TestServer, given: Pick<DatabaseSuite, 'database'>): Setting {
  const column = async <T>({ id }: VisitorCaller, columns: string): Promise<T> =>
    (
      await given.database.asOwner(query =>
        query<T>(`select ${columns} from public.conversations where id = $1`, [id]),
      )
    )[0]!
  async function answered(content: string): Promise<VisitorCaller> {
    const visitor = await server.asVisitor()
    await visitor.call('postMessage', { params: { id: visitor.id }, body: { content } })
    await waitFor(async () => expect(await column(visitor, 'last_sequence')).toEqual({ last_sequence: 2 }), {
      interval: 15,
    })
    return visitor
  }
  return {
    'auto-close': () => answered(KNOWN),
    'choice-timeout': () => answered(UNKNOWN),
    async 'queue-timeout'() {
      const visitor = await server.asVisitor()
      await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
      return visitor
    },
    thread: async ({ id, call }) => (await call('listMessages', { params: { id }, query: {} })).body.messages,
    settling: visitor => column(visitor, 'timeout_rule, timeout_at'),
    isAnswerDue: async visitor =>
      (await column<{ is_due: boolean }>(visitor, 'ai_due_at is not null as is_due')).is_due,
  }
}
