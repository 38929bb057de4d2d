/** Visitors who ask the AI a question, and the answers they see. */
import { expect } from 'vitest'
import type { Message } from '#contract/entities/message.ts'
import type { Database } from '#server/ports/database.ts'
import type { VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** A question that acme's articles answer. */
export const KNOWN = 'How much does Acme Planner cost?'
/** A question that no article of acme answers. */
export const UNKNOWN = 'Which wine goes with grilled octopus?'

const OFTEN = { interval: 15 }

/** Sends a visitor's message. */
export function say({ id, call }: VisitorCaller, content: string) {
  return call('postMessage', { params: { id }, body: { content } })
}

/** Returns the AI's messages in a visitor's conversation. */
export async function answersIn({ id, call }: VisitorCaller): Promise<readonly Message[]> {
  const { body } = await call('listMessages', { params: { id }, query: {} })
  return body.messages.filter(({ sender_type }) => sender_type === 'ai')
}

/** Waits until there are `count` answers, and returns them. */
export function answered(visitor: VisitorCaller, count = 1): Promise<readonly Message[]> {
  return waitFor(async () => {
    const answers = await answersIn(visitor)
    expect(answers).toHaveLength(count)
    return answers
  }, OFTEN)
}

/** Waits until no answer is due anymore, so that no further one can arrive. */
export function settled(database: Database, { id }: VisitorCaller): Promise<void> {
  return waitFor(async () => {
    const [row] = await database.asOwner(query =>
      query('select ai_due_at from public.conversations where id = $1', [id]),
    )
    expect(row).toEqual({ ai_due_at: null })
  }, OFTEN)
}
