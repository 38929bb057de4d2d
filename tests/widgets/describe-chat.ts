import { resetPage } from './chat-page.ts'
import { resetServer, worker } from './fake-server.ts'
import { loadChat } from './load-chat.ts'

/** Describes tests of the whole chat element with the fake server, each on a clean page. */
export function describeChat(title: string, tests: () => void): void {
  describe(title, () => {
    before(async () => {
      await loadChat()
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
    })
    after(() => worker.stop())
    beforeEach(() => {
      resetServer()
      resetPage()
    })
    tests()
  })
}
