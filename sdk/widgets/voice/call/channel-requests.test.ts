import { expect, it } from 'vitest'
import type { LiveCall } from '#core/voice-call/call-state.ts'
import { channelRequests } from './channel-requests.ts'

const LIVE: LiveCall = {
  kind: 'live',
  activity: 'listening',
  isMuted: false,
  longestAt: 0,
  silentAt: null,
  linkLostAt: null,
  channelLostAt: null,
  isResponding: false,
  requests: [],
  isHeld: true,
  leaving: null,
}
const HOLD = { type: 'hold', isHeld: true } as const
const types = (...given: Parameters<typeof channelRequests>) =>
  channelRequests(...given).map(({ type }) => type)

it('a person who takes over interrupts the assistant only while it answers or can be heard', () => {
  const all = ['response.cancel', 'output_audio_buffer.clear', 'session.update']
  expect(types(HOLD, { ...LIVE, isResponding: true })).toEqual(all)
  expect(types(HOLD, { ...LIVE, activity: 'speaking' })).toEqual(all)
  expect(types(HOLD, LIVE)).toEqual(['session.update'])
})

it('an assistant that gets the call back is not interrupted', () => {
  expect(types({ ...HOLD, isHeld: false }, { ...LIVE, activity: 'speaking' })).toEqual(['session.update'])
})
