import { describe, expect, it } from 'vitest'
import { articlesOf } from '#demo/articles/index.ts'
import { sentences } from './sentences.ts'

describe('sentences', () => {
  it.each([
    ['end at full stops, question and exclamation marks', 'One. Two? Three!', ['One.', 'Two?', 'Three!']],
    [
      'keep points inside numbers and names',
      'Version 2.5 of app.js costs $3.50. Yes.',
      ['Version 2.5 of app.js costs $3.50.', 'Yes.'],
    ],
    ['end with a paragraph', 'No stop\n\nNext', ['No stop', 'Next']],
    [
      'lose headings and list marks',
      '## Steps\n1. Open **Settings**.\n- Press `Save`.',
      ['Steps', 'Open Settings.', 'Press Save.'],
    ],
    ['keep the text of links', 'See [the guide](https://example.test/a.b).', ['See the guide.']],
    ['end at the Arabic question mark', 'كيف الحال؟ نعم.', ['كيف الحال؟', 'نعم.']],
    ['are Hebrew too', 'שלום. מה נשמע?', ['שלום.', 'מה נשמע?']],
    [
      'go on after abbreviations and before small letters',
      'Dr. Who of the U.S. Army came. He is approx. ten, i.e. young. So say Doe et al. 1998.',
      ['Dr. Who of the U.S. Army came.', 'He is approx. ten, i.e. young.', 'So say Doe et al. 1998.'],
    ],
    ['end at full-width signs', '打开设置。选择密码！好吗？', ['打开设置。', '选择密码！', '好吗？']],
    ['keep a closing quote', 'He said “No.” She went.', ['He said “No.”', 'She went.']],
    ['are none without letters', '---\n\n123.\n', []],
  ])('%s', (_case, markdown, expected) => expect(sentences(markdown)).toEqual(expected))

  it('lose no word of the demo articles', () => {
    const lost = articlesOf('acme').filter(({ body }) => {
      const kept = sentences(body).join(' ')
      return (body.replace(/\]\([^)]*\)/g, '').match(/\p{L}{5,}/gu) ?? []).some(word => !kept.includes(word))
    })
    expect(lost.map(({ slug }) => slug)).toEqual([])
  })
})
