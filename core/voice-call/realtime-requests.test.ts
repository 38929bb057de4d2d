import { expect, it } from 'vitest'
import { exactText, holdAssistant, sayExactly, sessionUpdate } from './realtime-requests.ts'

it('a text to be said word for word survives quotes, lines and what looks like an end', () => {
  for (const text of ['Hello.', 'She said "hi".\nTwice.', '\\', '"', 'Say exactly the following: "x"'])
    expect(exactText((sayExactly(text)['response'] as { instructions: string }).instructions)).toBe(text)
  expect(exactText('Be friendly.')).toBeNull()
})

it('empty instructions and an empty voice leave those of the server', () => {
  const { session } = sessionUpdate({ instructions: '', voice: '', language: 'en' }) as { session?: object }
  expect(session).not.toHaveProperty('instructions')
  expect(session).not.toHaveProperty('audio.output')
})

it('an assistant on hold does not answer by itself', () => {
  const path = 'session.audio.input.turn_detection.create_response'
  expect(holdAssistant(true)).toHaveProperty(path, false)
  expect(holdAssistant(false)).toHaveProperty(path, true)
})
