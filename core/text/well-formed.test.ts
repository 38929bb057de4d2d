import { expect, it } from 'vitest'
import { wellFormed } from './well-formed.ts'

it.each([
  ['', ''],
  ['a😀b', 'a😀b'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00b', '\ufffdb'],
  ['\ude00\ud83d', '\ufffd\ufffd'],
])('wellFormed turns %j into %j', (text, expected) => expect(wellFormed(text)).toBe(expected))
