import { resetPage } from './chat-page.ts'
import { resetServer, worker } from './fake-server.ts'

/** Tests of the whole chat element against the server of `fake-server.ts`, each on a clean page. */
export function describeChat(title: string, tests: () => void): void {
  describe(title, () => {
    before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }))
    after(() => worker.stop())
    beforeEach(() => {
      resetServer()
      resetPage()
    })
    tests()
  })
}
