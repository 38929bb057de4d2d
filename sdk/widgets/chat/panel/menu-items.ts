import type { OnDemandWording } from '#sdk/ui/on-demand-wording.ts'
import type { ChatSession } from '../chat-session.ts'
import type { Sizing } from './sizing.ts'

type Options = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  readonly wording: OnDemandWording
  readonly tell: (text: string) => void
}

/** Screens that the panel fills by itself, as in `chat.css`. */
const FILLED_SCREENS = '(max-width: 399px), (max-height: 399px)'

type MenuItem = { readonly name: string; readonly act: () => void }

/** What the menu offers at this moment, top to bottom. */
export function menuItems({ session, sizing, wording: { copy, words }, tell }: Options): MenuItem[] {
  const { email, conversationId, status, needsHuman, assigneeName } = session.$state.get()
  const isWithAi =
    email !== null &&
    (status === 'none' || status === 'open') &&
    !needsHuman &&
    assigneeName === null &&
    session.$config.get()?.is_ai_enabled !== false

  async function mailTranscript(): Promise<void> {
    const result = await session.mailTranscript()
    tell(result === 'done' ? words.transcriptMailed : words.transcriptNotMailed)
  }

  const person = { name: words.talkToPerson, act: () => session.send(words.askForPerson) }
  const ofThread = [
    { name: words.downloadTranscript, act: () => session.downloadTranscript() },
    { name: words.mailTranscript, act: () => void mailTranscript() },
    { name: copy.startNew, act: () => session.turnTo(null) },
  ]
  const isMuted = session.$isMuted.get()
  const canResize = sizing !== null && !matchMedia(FILLED_SCREENS).matches
  return [
    ...(isWithAi ? [person] : []),
    ...(conversationId === null ? [] : ofThread),
    { name: isMuted ? words.unmute : words.mute, act: () => session.$isMuted.set(!isMuted) },
    ...(canResize ? [{ name: sizing.isExpanded ? words.collapse : words.expand, act: sizing.toggle }] : []),
    { name: words.myData, act: () => session.$page.set('my-data') },
  ]
}
