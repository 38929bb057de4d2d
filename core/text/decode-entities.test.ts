import { describe, expect, it } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

describe('decodeEntities', () => {
  it('reads the names that editors write, and every number', () => {
    expect(decodeEntities('&amp;&lt;&gt;&quot;&apos;&nbsp;&hellip;&ndash;&mdash;&copy;&euro;')).toBe(
      '&<>"\'\u00a0…–—©€',
    )
    expect(decodeEntities('&#233;&#x20ac;&#X20AC;&#128512;')).toBe('é€€😀')
  })

  it('leaves what it does not know, and makes no character of what is none', () => {
    expect(decodeEntities('&nope; &AMP; &amp &; a&b; &valueO;')).toBe('&nope; &AMP; &amp &; a&b; &valueO;')
    expect(decodeEntities('&#0;&#x110000;')).toBe('\ufffd\ufffd')
  })

  it('reads no entity out of what it has read', () => {
    expect(decodeEntities('&amp;lt;')).toBe('&lt;')
  })
})
