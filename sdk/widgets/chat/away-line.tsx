import { useWording } from '../../ui/wording.ts'
import type { ChatSession } from './chat-session.ts'
import { useOpening } from './use-opening.ts'

type Props = { readonly session: ChatSession }

/** In the header's place for 'Online', when nobody is there. */
export function AwayLine({ session }: Props) {
  const { words } = useWording()
  return <>{useOpening(session) || words.away}</>
}
