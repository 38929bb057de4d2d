import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-item.ts'

describe('a Markdown file', () => {
  it.each([
    ['# Pay\n\nText.', { title: 'Pay', body: 'Text.' }],
    ['\uFEFF# Pay #\r\n\r\nText.\r\n', { title: 'Pay', body: 'Text.' }],
    ['---\ntitle: "How to pay"\ntags: x\n---\n\nText.', { title: 'How to pay', body: 'Text.' }],
    ['---\ntitle: Pay\n---\n# Pay\nText.', { title: 'Pay', body: 'Text.' }],
    ['---\ntitle: Pay\n---\n# Other\nText.', { title: 'Pay', body: '# Other\nText.' }],
    ['Text alone.', { title: '', body: 'Text alone.' }],
    ['<script>alert(1)</script>', { title: '', body: '<script>alert(1)</script>' }],
    ['', { title: '', body: '' }],
  ])('%j has title and text', (text, expected) => {
    expect(readMarkdown(text)).toEqual(expected)
  })
})
