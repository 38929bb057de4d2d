import { describe, expect, it } from 'vitest'
import { type Direction, moved } from './moved.ts'

const order = (id: string, direction: Direction) =>
  moved(
    [...'abc'].map(letter => ({ id: letter })),
    id,
    direction,
  )
    .map(item => item.id)
    .join('')

describe('moved', () => {
  it.each([
    ['b', 'up', 'bac'],
    ['b', 'down', 'acb'],
    ['a', 'up', 'abc'],
    ['c', 'down', 'abc'],
    ['x', 'down', 'abc'],
  ] as const)('%s %s gives %s', (id, direction, expected) => {
    expect(order(id, direction)).toBe(expected)
  })
})
