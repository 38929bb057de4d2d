import { describe, expect, it } from 'vitest'
import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import { linesOf } from '../blind/sentences.ts'
import { CHECKED } from './checked.ts'

describe.each(Object.entries(CHECKED))(
  '[CHAT-09] what was checked by hand in %s',
  (_, { requests, others }) => {
    it.each(linesOf(requests))('hears: %s', text => expect(asksForHuman(text)).toBe(true))
    it.each(linesOf(others))('leaves to the AI: %s', text => expect(asksForHuman(text)).toBe(false))
  },
)
