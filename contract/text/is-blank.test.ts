import { describe, expect, it } from 'vitest'
import { filledText, visibleText } from '../entities/values.ts'
import { isBlank } from './is-blank.ts'

const BLANK = [
  '',
  ' \t\r\n',
  '\u00a0\u2003\u3000',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad\u034f\u061c',
  '\u115f\u1160\u3164\uffa0',
  '\u202a\u202e\u2066\u2069',
  '\ufe0f\u{e0100}\u{e0041}',
  '\u2800',
  '\u0007',
]
const VISIBLE = ['a', '.', '0', '\u200bא', '👩‍👧', '☁️', 'می‌خواهم', '\u0301', 'ー']

describe('isBlank', () => {
  it.each(BLANK)('%j shows nothing, and the server takes it as empty', text => {
    expect([isBlank(text), filledText(99).safeParse(text).success]).toEqual([true, false])
    expect(visibleText.parse(text)).toBe('')
  })

  it.each(VISIBLE)('%j shows something, and the server stores it as it is', text => {
    expect([isBlank(text), filledText(99).parse(text), visibleText.parse(text)]).toEqual([false, text, text])
  })
})
