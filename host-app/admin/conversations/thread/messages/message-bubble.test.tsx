import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/entities/message.ts'
import { messageRow } from '#demo/rows.ts'
import { drawMessage } from '../../../common/message-markdown.tsx'
import { MessageBubble } from './message-bubble.tsx'

const CONTENT = 'Press **Reset**:\n\n- [Open it](https://example.com)\n- `now`'

function htmlOf(sender_type: Message['sender_type'], content = CONTENT): string {
  const message = messageRow(1, { sender_type, sender_name: 'Priya', content })
  return renderToStaticMarkup(<MessageBubble message={message} customer="Ann" drawMarkdown={drawMessage} />)
}

describe('a message in the thread', () => {
  it('names its author: the customer, the colleague, or the AI', () => {
    expect(htmlOf('visitor')).toContain('>Ann</span>')
    expect(htmlOf('agent')).toContain('>Priya</span>')
    expect(htmlOf('ai')).toContain('>AI</span>')
  })

  it.each(['agent', 'ai'] as const)('[CHAT-21] shows the Markdown of the %s as formatted text', sender => {
    const html = htmlOf(sender)
    expect(html).toContain('<strong>Reset</strong>')
    expect(html).toMatch(/<li><a href="https:\/\/example\.com\/?"[^>]*>Open it<\/a><\/li>/)
    expect(html).toContain('<code dir="ltr">now</code>')
    expect(html).not.toContain('**')
  })

  it('[CHAT-21] shows the words of a visitor literally', () => {
    expect(htmlOf('visitor')).toContain('Press **Reset**:')
  })

  it('shows a visitor’s code and long address as they were typed', () => {
    const code = 'See:\n\n```js\nif (a)\n    b()\n```\n'
    expect(htmlOf('visitor', code)).toContain(`dir="auto">${code}</div>`)
    const address = `https://shop.example/orders/${'a1b2'.repeat(60)}?tab=shipping#items`
    expect(htmlOf('visitor', address)).toContain(`rel="noopener noreferrer nofollow ugc">${address}</a>`)
  })

  it('names the articles that the AI suggested, and marks the one that the visitor picked', () => {
    const html = (change: Partial<Message>) =>
      renderToStaticMarkup(<MessageBubble message={messageRow(1, change)} customer="Ann" />)
    const articles = [{ slug: 'plans', title: 'Plans and prices' }]
    const suggested = html({ sender_type: 'ai', meta: { type: 'suggestions', articles } })
    expect(suggested).toMatch(/<ul[^>]*aria-label="Suggested articles"><li>.*Plans and prices/)
    const picked = html({ sender_type: 'visitor', meta: { type: 'picked', slug: 'plans' } })
    expect(picked).toContain('Picked from the suggested articles')
    expect(html({ sender_type: 'visitor', meta: {} })).not.toContain('Picked')
  })

  it('[CHAT-21] shows HTML of an agent as text', () => {
    expect(htmlOf('agent', '<img src=x onerror=alert(1)> **b**')).toContain('&lt;img src=x')
  })
})
