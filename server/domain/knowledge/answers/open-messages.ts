import { isFile } from '#core/text/message-link.ts'
import type { Turn } from './retrieval/conversation-so-far.ts'
import { smallTalkOf } from './small-talk/small-talk.ts'

/**
 * Returns the turns with the visitor's last messages as one: people write in bursts, and what came before the answer
 * is to be answered, too. Small talk and files in between are left out, and so is what the visitor chose with a press.
 */
export function joinOpenMessages<T extends Turn & { readonly meta: { readonly type?: unknown } }>(
  turns: readonly T[],
): readonly T[] {
  const from = turns.findLastIndex(({ sender_type }) => sender_type !== 'visitor') + 1
  const last = turns.at(-1)
  const asked = turns
    .slice(from)
    .filter(
      ({ content, meta }) => smallTalkOf(content) === null && !isFile(content) && meta.type === undefined,
    )
  if (!last || last.meta.type !== undefined || asked.length === 0) return turns
  return [...turns.slice(0, from), { ...last, content: asked.map(({ content }) => content).join('\n') }]
}
