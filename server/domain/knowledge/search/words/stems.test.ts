import { describe, expect, it } from 'vitest'
import { gramsOf, stemsOf } from './stems.ts'

/** Whether two words share a stem. */
function meet(one: string, other: string, english = false): boolean {
  return stemsOf(one, english).some(stem => stemsOf(other, english).includes(stem))
}

describe('stemsOf', () => {
  it.each([
    ['cancelled', 'cancelling'],
    ['subscriptions', 'subscription'],
    ['refund', 'refunds'],
  ])('joins %s and %s in English', (one, other) => expect(meet(one, other, true)).toBe(true))

  it.each([
    ['German', 'rechnungen', 'rechnung'],
    ['Russian', 'пароля', 'пароль'],
    ['Hebrew, with an article', 'המשלוח', 'משלוח'],
    ['Hebrew, with and', 'והחזרות', 'החזרות'],
    ['Hebrew, with two particles', 'שבחשבון', 'חשבון'],
    ['Arabic, with an article', 'التوصيل', 'توصيل'],
    ['Arabic, with and', 'والتوصيل', 'توصيل'],
    ['Arabic, with for', 'للتوصيل', 'توصيل'],
    ['Arabic, with in', 'بتوصيل', 'توصيل'],
    ['Arabic, in the plural', 'المعلومات', 'معلومة'],
    ['Arabic, with our', 'خدماتنا', 'الخدمة'],
  ])('joins forms in %s', (_language, one, other) => expect(meet(one, other)).toBe(true))

  it.each([
    ['קניה', 'מכירה'],
    ['בית', 'ים'],
    ['ولد', 'لد'],
  ])('keeps %s and %s apart', (one, other) => expect(meet(one, other)).toBe(false))

  it('leaves numbers and pairs of characters whole', () => {
    expect(stemsOf('1234567', true)).toEqual(['1234567'])
    expect(stemsOf('密码', false)).toEqual(['密码'])
  })
})

describe('gramsOf', () => {
  it('run over a word with its edges', () =>
    expect(gramsOf('reset')).toEqual([' res', 'rese', 'eset', 'set ']))
  it('keep a short word whole', () => expect(gramsOf('qr')).toEqual([' qr ']))
  it('are a pair of characters, and its Chinese ones', () => {
    expect(gramsOf('密码')).toEqual(['密码', '密', '码'])
    expect(gramsOf('变え')).toEqual(['变え', '变'])
    expect(gramsOf('パス')).toEqual(['パス'])
    expect(gramsOf('密')).toEqual(['密'])
  })
  it.each(['password', 'משלוחים', 'التوصيل'])('share most of %s with a typing error', word => {
    const mistyped = new Set(gramsOf(word.slice(0, -1)))
    const all = gramsOf(word)
    expect(all.filter(gram => mistyped.has(gram)).length / all.length).toBeGreaterThan(0.5)
  })
})
