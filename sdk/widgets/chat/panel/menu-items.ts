import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { LazyCatalog } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { FILLED_SCREENS } from './filled-screens.ts'
import { popOut } from './pop-out.ts'
import type { Sizing } from './sizing.ts'

type Options = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  readonly catalog: LazyCatalog
  readonly tell: (text: string) => void
  readonly host: () => WidgetHost
}

type MenuItem = { readonly name: string; readonly act: () => void }

/** Returns the menu's current items, top to bottom. */
export function menuItems({ session, sizing, catalog: { t }, tell, host }: Options): MenuItem[] {
  const { email, conversationId, status, needsHuman, assigneeName } = session.$state.get()
  const config = session.$config.get()
  const isWithAi =
    email !== null &&
    (status === 'none' || status === 'open') &&
    !needsHuman &&
    assigneeName === null &&
    config?.is_ai_enabled !== false

  async function mailTranscript(): Promise<void> {
    const result = await session.mailTranscript()
    tell(result === 'done' ? t.transcriptMailed : t.transcriptNotMailed)
  }

  const person = { name: t.talkToPerson, act: () => session.send(t.askForPerson) }
  const ofThread = [
    { name: t.downloadTranscript, act: () => session.downloadTranscript() },
    { name: t.mailTranscript, act: () => void mailTranscript() },
    { name: t.startNew, act: () => session.turnTo(null) },
  ]
  const isMuted = session.$isMuted.get()
  const canResize = sizing !== null && !matchMedia(FILLED_SCREENS).matches
  const canPopOut = canResize && window.parent === window
  return [
    ...(isWithAi ? [person] : []),
    ...(conversationId === null ? [] : ofThread),
    { name: isMuted ? t.unmute : t.mute, act: () => session.$isMuted.set(!isMuted) },
    ...(config?.has_help_center ? [{ name: t.helpArticles, act: () => session.$page.set('help/') }] : []),
    { name: t.createTicket, act: () => session.$page.set('ticket') },
    ...(canPopOut ? [{ name: t.popOut, act: () => popOut(host()) }] : []),
    ...(canResize ? [{ name: sizing.isExpanded ? t.collapse : t.expand, act: sizing.toggle }] : []),
    { name: t.myData, act: () => session.$page.set('my-data') },
  ]
}
