import type { CommandHandlers } from '../../runtime/element/widget-host.ts'
import type { VoiceCardSession } from './voice-session.ts'

type Options = {
  readonly session: VoiceCardSession
  /** Calls as soon as it is known that a call is possible. */
  readonly start: () => Promise<void>
  /** Deletes the visitor's data from this browser. */
  readonly forget: () => Promise<void>
}

/**
 * Returns the handlers of the voice element's own commands. The commands that all widgets share are in
 * `element-commands.ts`.
 */
export function voiceCommands({ session, start, forget }: Options): CommandHandlers {
  /** Ignores a command that all widgets receive. */
  const pass = () => {}

  return {
    /** Opens the card, which says what a call is like, and calls. */
    startCall() {
      session.host.open()
      return start()
    },
    endCall: session.hangUp,
    logout() {
      session.hangUp()
      return forget()
    },
    identify: pass,
    setContext: pass,
  }
}
