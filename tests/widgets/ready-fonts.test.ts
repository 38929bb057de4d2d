import { expect } from 'chai'
import { readyFonts } from '#sdk/embed/prepare-chat.ts'
import { openChat } from './chat-page.ts'
import { describeChat } from './describe-chat.ts'

/** Places an element as the loader leaves it: rendered, but not defined. */
function placeDrawn(): HTMLElement {
  const element = document.createElement('drawn-by-loader')
  element.attachShadow({ mode: 'open' }).append(document.createElement('button'))
  document.body.append(element)
  return element
}

/** Waits until an element has its first screen, and no longer, because the parts that load later have other fonts. */
function firstScreen({ shadowRoot }: HTMLElement): Promise<void> {
  return new Promise(resolve => {
    function look(): void {
      if (!shadowRoot!.querySelector('[part=panel] input')) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(shadowRoot!, { subtree: true, childList: true })
    look()
  })
}

function fontOf(element: Element): string {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  return [fontWeight, fontSize, fontFamily].join(' ')
}

function hasText(element: Element): boolean {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
  return element.matches('input, textarea') || [...element.childNodes].some(isText)
}

describeChat('fonts that are looked up before the click', () => {
  it('are those of the first screen', async () => {
    const chat = openChat({})
    await firstScreen(chat)
    const screen = [...chat.shadowRoot!.querySelectorAll('[part=panel] *')].filter(hasText).map(fontOf)

    const element = placeDrawn()
    const found = new Set<string>()
    const observer = new MutationObserver(() => found.add(fontOf(element.shadowRoot!.querySelector('p')!)))
    observer.observe(element.shadowRoot!, { subtree: true, attributes: true })
    await readyFonts(element)
    observer.disconnect()
    element.remove()
    expect([...found].sort()).to.deep.equal([...new Set(screen)].sort())
  })

  it('leave nothing behind', async () => {
    const element = placeDrawn()
    await readyFonts(element)
    expect(element.shadowRoot!.innerHTML).to.equal('<button></button>')
    element.remove()
  })

  it('are given up when the chat is drawn meanwhile', async () => {
    const element = placeDrawn()
    const ready = readyFonts(element)
    element.shadowRoot!.replaceChildren('the chat')
    await ready
    expect(element.shadowRoot!.innerHTML).to.equal('the chat')
    element.remove()
  })
})
