import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/entities/message.ts'
import { MessageBubble } from './message-bubble.tsx'
import { drawMarkdown } from './rich-text.tsx'
import { messageRow } from './test-rows.ts'

const CONTENT = 'Press **Reset**:\n\n- [Open it](https://example.com)\n- `now`'

function htmlOf(sender_type: Message['sender_type'], content = CONTENT): string {
  const message = messageRow(1, { sender_type, sender_name: 'Priya', content })
  return renderToStaticMarkup(<MessageBubble message={message} drawMarkdown={drawMarkdown} />)
}

describe('a message in the thread', () => {
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

  it('[CHAT-21] shows HTML of an agent as text', () => {
    expect(htmlOf('agent', '<img src=x onerror=alert(1)> **b**')).toContain('&lt;img src=x')
  })
})
