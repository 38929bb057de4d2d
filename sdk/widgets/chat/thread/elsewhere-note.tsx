import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'
import { AlsoOpen } from './also-open.tsx'
import { BegunNote } from './begun-note.tsx'

type Props = { readonly session: ChatSession }

/** What the visitor is told about their other conversations; one part, because both are rare. */
export function ElsewhereNote({ session }: Props) {
  const { alsoOpen } = useStore(session.$elsewhere)
  return alsoOpen ? <AlsoOpen session={session} other={alsoOpen} /> : <BegunNote session={session} />
}
