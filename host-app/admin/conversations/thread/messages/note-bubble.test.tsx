import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Note } from '#contract/entities/desk.ts'
import { NoteBubble } from './note-bubble.tsx'

function htmlOf(content: string): string {
  const note: Note = {
    id: 'note-1',
    conversation_id: 'conversation-1',
    client_id: 'client-1',
    author_id: 'agent-1',
    author_name: 'Priya Raman',
    content,
    mentioned_ids: [],
    file_key: null,
    file_size: null,
    created_at: '2026-03-01T10:00:00Z',
  }
  return renderToStaticMarkup(<NoteBubble note={note} onRemove={null} />)
}

describe('a note in the thread', () => {
  it('[ADMIN-02] shows its Markdown as formatted text, as the messages of agents do', () => {
    const html = htmlOf('**Ask** @Tomás Ferreira:\n\n- [the order](https://example.com)')
    expect(html).toContain('<strong>Ask</strong> @Tomás Ferreira:')
    expect(html).toMatch(/<li><a href="https:\/\/example\.com\/?"[^>]*>the order<\/a><\/li>/)
  })

  it('[ADMIN-02] shows HTML as text', () => {
    expect(htmlOf('<img src=x onerror=alert(1)>')).toContain('&lt;img src=x')
  })
})
