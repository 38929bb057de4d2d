import type { Macro } from '#contract/entities/thread-tools.ts'

/** Returns the text of a macro that only replies, so that it can be inserted instead; null if the macro does more. */
export function textOf({ actions }: Pick<Macro, 'actions'>): string | null {
  const replies = actions.flatMap(action => (action.type === 'reply' ? [action.content] : []))
  return replies.length === actions.length ? replies.join('\n\n') : null
}
