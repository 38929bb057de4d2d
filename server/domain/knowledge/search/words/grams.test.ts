import { describe, expect, it } from 'vitest'
import { gramsOf } from './grams.ts'

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
