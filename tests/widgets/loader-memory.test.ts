/** The loader from page to page of one tab. */
import { expect } from 'chai'
import { CHAT_TAG, closePages, elements, heard, leavePages, openPage, settle } from './loader-page.ts'
import { until } from './until.ts'

describe('the loader on the next page of a tab', () => {
  afterEach(closePages)

  /** Leaves a page on which the visitor has opened or closed the chat. */
  async function leave(event: 'support:open' | 'support:close'): Promise<void> {
    const page = await openPage(CHAT_TAG)
    // The code that listens loads when the page is idle.
    await until(() => {
      elements(page)[0]!.dispatchEvent(new CustomEvent(event, { bubbles: true }))
      return sessionStorage.getItem('lapwing:panel:acme')
    })
    leavePages()
  }

  it('opens a panel again that was open, without taking the focus', async () => {
    await leave('support:open')
    const page = await openPage(CHAT_TAG)
    expect(await heard(page, 'open')).to.deep.equal([['acme', 'open', { focus: false }]])
  })

  it('leaves a panel closed that was closed, and loads its code for new messages', async () => {
    await leave('support:close')
    const page = await openPage(CHAT_TAG)
    expect(await heard(page, 'close')).to.deep.equal([['acme', 'close', { focus: false }]])
    expect(page.calls).to.have.length(1)
  })

  it('loads nothing for a visitor who has not used the chat', async () => {
    const page = await openPage(CHAT_TAG)
    await settle(page)
    expect(page.calls).to.equal(undefined)
    expect(page.customElements.get('support-chat')).to.equal(undefined)
  })
})
