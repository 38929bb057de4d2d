import { describe, expect, it } from 'vitest'
import { splitWords } from './split-words.ts'

describe('splitWords', () => {
  it.each([
    ['lower case, without signs', 'Reset the PASSWORD, now!', ['reset', 'the', 'password', 'now']],
    ['without the possessive', "Acme’s plan, Acme's price", ['acme', 'plan', 'acme', 'price']],
    ['without contractions', "I don't, you'll", ['i', 'do', 'you']],
    ['numbers too', 'plan 12 and v2', ['plan', '12', 'and', 'v2']],
    ['Hebrew and Arabic', 'מה שלומך? كيف الحال؟', ['מה', 'שלומך', 'كيف', 'الحال']],
    ['pairs of Chinese characters', '重置密码', ['重置', '置密', '密码']],
    ['one Chinese character alone', '我 a', ['我', 'a']],
    ['Latin within Japanese', 'AIの力', ['ai', 'の力']],
    ['Devanagari words whole', 'कैसे करें', ['कैसे', 'करें']],
    ['none of signs and emoji alone', ' …?! 🙂👍🏽 ', []],
  ])('gives %s', (_case, text, expected) => expect(splitWords(text)).toEqual(expected))
})
