import type { CommandHandlers } from '../../runtime/element/widget-host.ts'
import type { KbSession } from './kb-session.ts'

/**
 * Returns the handlers of the help center's own commands. The commands that all widgets share are in
 * `element-commands.ts`.
 */
export function kbCommands({ show, host }: KbSession, logout: () => void): CommandHandlers {
  /** Ignores a command that all widgets receive. The help center does not use the visitor's identity. */
  const pass = () => {}

  return {
    showArticle(slug) {
      show({ kind: 'article', type: 'article', slug: String(slug), title: '' })
      host.open()
    },
    logout,
    identify: pass,
    setContext: pass,
  }
}
