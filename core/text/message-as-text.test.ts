import { describe, expect, it } from 'vitest'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { messageAsText } from './message-as-text.ts'

const FILE = `https://files.example.com${UPLOAD_PUBLIC_PATH}c1/1763900000000-a1b2c3d4-photo.png`

describe('messageAsText', () => {
  it.each([
    [
      'ai',
      'Press **Forgot password**, then *wait* for `code`.',
      'Press Forgot password, then wait for code.',
    ],
    ['ai', '## Steps\n\n1. **One**\n- two', 'Steps\n\n1. One\n- two'],
    ['agent', 'See [the guide](https://a.example/g).', 'See the guide (https://a.example/g).'],
    ['agent', '```js\n2*3*4\n```', '2*3*4\n'],
    ['agent', 'https://example.com/*a*/b**c', 'https://example.com/*a*/b**c'],
    ['agent', '2 * 3 * 4, snake_case_name', '2 * 3 * 4, snake_case_name'],
    ['visitor', 'a **b** c', 'a **b** c'],
    ['visitor', FILE, `photo.png\n${FILE}`],
    ['agent', 'https://a.example/page', 'https://a.example/page'],
  ] as const)('writes what the %s said: %j', (sender_type, content, text) => {
    expect(messageAsText({ sender_type, content })).toBe(text)
  })

  it('lists the titles of suggested articles below', () => {
    const articles = [
      { slug: 'a', title: 'Plans *and* prices' },
      { slug: 'b', title: 'Free trial' },
    ]
    const meta = { type: 'suggestions', articles } as const
    const text = 'Not sure.\n- Plans *and* prices\n- Free trial'
    expect(messageAsText({ sender_type: 'ai', content: 'Not sure.', meta })).toBe(text)
  })
})
