import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMailTokens } from './mail-token.ts'

const key = randomBytes(32)
const tokens = createMailTokens(key)
const id = '0195f0a2-3c4d-4e5f-8a9b-0c1d2e3f4a5b'

describe('the tokens of conversations in addresses', () => {
  it('name their conversation, in letters that no server changes', () => {
    for (const each of [id, randomUUID(), randomUUID()]) {
      expect(tokens.sign(each)).toMatch(/^[a-z2-7]{39}$/)
      expect(tokens.read(tokens.sign(each))).toBe(each)
    }
  })

  it('are of one key: nobody makes one for a conversation whose id he knows', () => {
    expect(createMailTokens(randomBytes(32)).read(tokens.sign(id))).toBeNull()
  })

  it('are nothing once any of their letters is another', () => {
    const token = tokens.sign(id)
    for (let at = 0; at < token.length - 1; at += 1) {
      const altered = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
      expect(tokens.read(altered)).toBeNull()
    }
  })

  it.each(['', 'x', 'a'.repeat(39), 'A'.repeat(39), '1'.repeat(39), `${tokens.sign(id)}a`])(
    'are not any text, such as %j',
    text => expect(tokens.read(text)).toBeNull(),
  )

  it('make an address, unless it would be longer than one may be', () => {
    expect(tokens.addressOf('acme@in.example.com', id)).toBe(`acme+${tokens.sign(id)}@in.example.com`)
    expect(tokens.addressOf(`${'a'.repeat(24)}@in.example.com`, id)).toHaveLength(
      64 + '@in.example.com'.length,
    )
    expect(tokens.addressOf(`${'a'.repeat(25)}@in.example.com`, id)).toBeNull()
  })
})
