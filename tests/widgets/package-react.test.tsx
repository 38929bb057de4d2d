/** `useLapwing` of `@lapwing/react` on a page whose chat comes and goes. */
import { expect } from 'chai'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useLapwing } from '#sdk/packages/react/use-lapwing.ts'
import { until } from './until.ts'

function State() {
  const { isOpen, unread } = useLapwing()
  // Effects run in their order: after this one, the page is listened to.
  const [isListening, setListening] = useState(false)
  useEffect(() => setListening(true), [])
  if (!isListening) return null
  return <output>{(isOpen ? 'open' : 'closed') + (unread > 0 ? ` ${unread}` : '')}</output>
}

describe('useLapwing', () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  /** Shows the state of the page's chat, and returns a function that reads it. */
  async function show(): Promise<() => string> {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    root.render(<State />)
    ends.push(() => {
      root.unmount()
      place.remove()
    })
    await until(() => place.textContent)
    return () => place.textContent!
  }
  function addChat(): Element {
    const chat = document.body.appendChild(document.createElement('support-chat'))
    ends.push(() => chat.remove())
    return chat
  }
  const tell = (chat: Element, type: string, detail: object = {}) =>
    chat.dispatchEvent(new CustomEvent(`support:${type}`, { bubbles: true, composed: true, detail }))

  it('an open chat that is removed from the page is no longer open', async () => {
    const state = await show()
    const chat = addChat()
    tell(chat, 'open')
    await until(() => state() === 'open')
    chat.remove()
    await until(() => state() === 'closed')
  })

  it('an open chat that moves on the page stays open, and so does one that the page restores at once', async () => {
    const state = await show()
    const chat = addChat()
    tell(chat, 'open')
    await until(() => state() === 'open')
    const guard = new MutationObserver(() => chat.isConnected || document.body.append(chat))
    guard.observe(document.body, { childList: true })
    ends.push(() => guard.disconnect())
    document.body.prepend(chat)
    chat.remove()
    await new Promise(requestAnimationFrame)
    expect([chat.isConnected, state()]).to.deep.equal([true, 'open'])
  })

  it('a chat that was removed while nobody looked is not open', async () => {
    const chat = addChat()
    await show()
    tell(chat, 'open')
    for (const end of ends.splice(0)) end()
    const state = await show()
    expect(state()).to.equal('closed')
  })

  it('of two chats, the one that was opened last counts, and its removal ends its unread messages too', async () => {
    const state = await show()
    const [first, second] = [addChat(), addChat()]
    tell(first, 'open')
    tell(first, 'unread', { count: 2 })
    await until(() => state() === 'open 2')
    tell(second, 'ready')
    tell(second, 'unread', { count: 5 })
    second.remove()
    await new Promise(requestAnimationFrame)
    expect(state()).to.equal('open 2')
    first.remove()
    await until(() => state() === 'closed')
  })
})
