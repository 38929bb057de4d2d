import { describe, expect, it } from 'vitest'
import { ANSWER_MAX_LENGTH } from '#contract/constants/ai.ts'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { safeAnswer } from './safe-answer.ts'

const ORIGIN = 'https://acme.help.test'
const safe = (text: string, maxSentences = 6, origin: string | null = ORIGIN) =>
  safeAnswer(text, { origin, maxSentences })

describe('the links of an answer', () => {
  it.each([
    ['a link to an own article', `[Refunds](${ORIGIN}/kb/refunds)`],
    ['its bare address', `See ${ORIGIN}/kb/refunds.`],
    ['the list of all', `See ${ORIGIN}/kb`],
    ['emphasis and code', 'Press **Save** in `Settings`.'],
    ['a list', 'Two ways:\n- By hand\n- By file'],
    ['a sum in brackets', 'Take [a] or (b).'],
  ])('stay: %s', (_case, text) => {
    expect(safe(text)).toBe(text)
  })

  it.each([
    ['another site', '[Here](https://evil.test/kb/x)', 'Here'],
    ['another site, bare', 'See https://evil.test/kb.', 'See evil.test/kb.'],
    ['another page of the own', `[Sign out](${ORIGIN}/auth/sign-out)`, 'Sign out'],
    [
      'a file of the own',
      `${ORIGIN}/storage/v1/object/public/x.png`,
      'acme.help.test/storage/v1/object/public/x.png',
    ],
    ['a page beside the articles', `${ORIGIN}/kbx`, 'acme.help.test/kbx'],
    ['the own host behind a name', '[x](https://acme.help.test@evil.test/kb/)', 'x'],
    ['a name before the own host', `[x](https://me@acme.help.test/kb/)`, 'x'],
    ['the own host without TLS', '[x](http://acme.help.test/kb/)', 'x'],
    ['a script', '[x](javascript:alert(1))', 'x)'],
    ['a place on the page', '[x](/kb/refunds)', 'x'],
    ['a title beside the address', '[x](https://evil.test "Title")', 'x'],
    ['a picture', 'A ![chart](https://evil.test/a.png) here', 'A chart here'],
    ['a picture of the own', `![chart](${ORIGIN}/kb/a.png)`, 'chart'],
    ['a picture in a link', '[![x](https://evil.test/a.png)](https://evil.test)', 'x'],
    ['an address in another', 'hthttps://tps://evil.test', 'evil.test'],
    ['capitals', 'HTTPS://EVIL.TEST', 'EVIL.TEST'],
    ['mail', 'mailto:a@evil.test', 'a@evil.test'],
  ])('become their words: %s', (_case, text, expected) => {
    expect(safe(text)).toBe(expected)
  })

  it.each([
    ['of code', 'Paste this:\n\n```html\n<script src="https://HOST/a.js"></script>\n```\nDone.', null],
    ['of code that does not end', '```\nhttps://evil.test', '```\nevil.test\n```'],
    ['below code', '```\na\n```\nhttps://evil.test', '```\na\n```\nevil.test'],
    [
      'after code that begins and ends indented',
      '   ```\na\n```\nhttps://evil.test\n```',
      '```\na\n```\nevil.test\n```\n```',
    ],
  ])('stay whole in code alone: %s', (_case, text, expected) => {
    expect(safe(text)).toBe(expected ?? text)
  })

  it('are none while the answer is written', () => {
    expect(safe(`[Refunds](${ORIGIN}/kb/refunds) and ${ORIGIN}/kb`, 6, null)).toBe(
      'Refunds and acme.help.test/kb',
    )
  })
})

describe('the length of an answer', () => {
  it.each([
    [1, 'One. Two. Three.', 'One.'],
    [2, 'One! Two? Three.', 'One! Two?'],
    [3, 'One. Two. Three.', 'One. Two. Three.'],
    [1, 'E.g. this one, by Dr. Who. Two.', 'E.g. this one, by Dr. Who.'],
    [2, '一つ目。二つ目。三つ目。', '一つ目。 二つ目。'],
    [1, 'First:\n\n- one\n- two', 'First:\n\n- one\n- two'],
    [2, 'Both ways work. First:\n- one. Two.\n- two\n\nThree.', 'Both ways work. First:\n- one. Two.\n- two'],
    [1, 'It is easy. First:\n- one\n- two', 'It is easy.'],
    [1, '1. One.\n   And more.\n2. Two.\n\nThree.', '1. One.\n   And more.\n2. Two.'],
    [1, 'Enter this:\n```\none\ntwo\n```\nThen. Two.', 'Enter this:\n```\none\ntwo\n```'],
    [2, 'One.\n\nTwo.\n\nThree.', 'One.\n\nTwo.'],
  ])('is at most %i sentences: %s', (most, text, expected) => {
    expect(safe(text, most)).toBe(expected)
  })

  it('is capped, at a word', () => {
    const text = safe('word '.repeat(1_000))
    expect(text.length).toBeLessThanOrEqual(ANSWER_MAX_LENGTH)
    expect(text).toMatch(/word…$/)
  })

  it('leaves no code open', () => {
    expect(safe('Do:\n```\nrun this', 2)).toBe('Do:\n```\nrun this\n```')
  })

  it('ends with a whole list of steps, however few sentences are allowed', () => {
    const steps = Array.from({ length: 9 }, (_, i) => `${i + 1}. Press the button ${i}.`).join('\n')
    expect(safe(`Reset it like this:\n\n${steps}`, 1)).toContain('9. Press the button 8.')
  })

  it('comes to nothing where nothing is left', () => {
    expect(safe('![](https://evil.test/a.png)')).toBe('')
  })

  it('is worked out in little time, whatever was written', () => {
    const hostile = [
      '['.repeat(20_000),
      '![a]('.repeat(5_000),
      'https://'.repeat(3_000),
      '[a](b'.repeat(5_000),
    ]
    const spent = processorTimeOf(() => {
      for (const text of hostile) safe(text)
    })
    expect(spent).toBeLessThan(2_000)
  })
})
