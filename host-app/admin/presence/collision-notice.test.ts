import { describe, expect, it } from 'vitest'
import type { PresentPerson } from '#contract/entities/attention.ts'
import { collisionIn } from './collision-notice.tsx'

const person = (id: string, conversation_id: string, is_typing = false): PresentPerson => ({
  id,
  full_name: id,
  status: 'online',
  looks_at: [{ conversation_id, is_typing }],
})

describe('a collision', () => {
  it('is none where oneself alone looks, or others look elsewhere', () => {
    expect(collisionIn([person('Me', '1'), person('Dana', '2')], '1', 'Me')).toBeNull()
  })

  it('names who writes before who looks', () => {
    const people = [person('Dana', '1'), person('Lee', '1', true), person('Sam', '1')]
    expect(collisionIn(people, '1', 'Me')).toEqual({
      isTyping: true,
      text: 'Lee is writing a reply; Dana and Sam are viewing this',
    })
    expect(collisionIn([person('Dana', '1')], '1', 'Me')).toEqual({
      isTyping: false,
      text: 'Dana is viewing this',
    })
  })
})
