import type { PresentPerson } from '#contract/entities/attention.ts'

/** The notice about others in a conversation. */
export type Collision = {
  /** True when somebody is typing, so a reply may arrive any moment. */
  readonly isTyping: boolean
  readonly text: string
}

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' })

/** Returns who else has a conversation open, typists before viewers; null if nobody has. */
export function collisionIn(
  people: readonly PresentPerson[],
  conversationId: string,
  ownId: string,
): Collision | null {
  const there = people
    .filter(({ id }) => id !== ownId)
    .flatMap(({ full_name, looks_at }) =>
      looks_at
        .filter(({ conversation_id }) => conversation_id === conversationId)
        .map(({ is_typing }) => ({ name: full_name, is_typing })),
    )
  if (there.length === 0) return null
  const writing = there.filter(({ is_typing }) => is_typing)
  const viewing = there.filter(({ is_typing }) => !is_typing)
  const parts = [
    ...(writing.length > 0 ? [says(writing, 'writing a reply')] : []),
    ...(viewing.length > 0 ? [says(viewing, 'viewing this')] : []),
  ]
  return { isTyping: writing.length > 0, text: parts.join('; ') }
}

function says(people: readonly { readonly name: string }[], doing: string): string {
  return `${NAMES.format(people.map(({ name }) => name))} ${people.length === 1 ? 'is' : 'are'} ${doing}`
}
