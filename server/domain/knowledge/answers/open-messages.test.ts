import { describe, expect, it } from 'vitest'
import { joinOpenMessages } from './open-messages.ts'

const turn = (sender_type: 'visitor' | 'ai', content: string, meta: { type?: 'picked' } = {}) => ({
  sender_type,
  content,
  meta,
})
const contents = (...turns: ReturnType<typeof turn>[]) =>
  joinOpenMessages(turns).map(({ content }) => content)

describe('joinOpenMessages', () => {
  it('makes one question of all that the visitor has written since the last answer', () => {
    expect(
      contents(
        turn('visitor', 'hello'),
        turn('ai', 'Hello!'),
        turn('visitor', 'how do i export hours'),
        turn('visitor', 'and can i pay by invoice'),
      ),
    ).toEqual(['hello', 'Hello!', 'how do i export hours\nand can i pay by invoice'])
  })

  it('lets no thanks take the place of a question', () => {
    expect(contents(turn('visitor', 'can i cancel'), turn('visitor', 'thx'))).toEqual(['can i cancel'])
  })

  it('keeps small talk that stands alone, and a choice', () => {
    expect(contents(turn('ai', 'Yes.'), turn('visitor', 'thx'))).toEqual(['Yes.', 'thx'])
    const picked = turn('visitor', 'Plans', { type: 'picked' })
    expect(contents(turn('visitor', 'what does it cost'), picked)).toEqual(['what does it cost', 'Plans'])
  })
})
