import type { CommandHandlers } from '../../runtime/element/widget-host.ts'
import type { KbSession } from './kb-session.ts'

/** What the page can have the knowledge base do, beside what every widget does. */
export function kbCommands({ show, host }: KbSession, logout: () => void): CommandHandlers {
  /** Said to every widget on the page, and of no use here: nobody has to say who reads. */
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
