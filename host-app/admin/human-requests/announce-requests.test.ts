import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import type { Desktop, DesktopPermission } from '#host-app/shared/browser/desktop.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { announceRequests } from './announce-requests.ts'

const A = 'aaaaaaaa-1111-4111-8111-111111111111'
const B = 'bbbbbbbb-2222-4222-8222-222222222222'

/** Announces requests on a fake desktop. Returns what reached the agent, in order. */
async function announce(
  ids: readonly string[],
  permission: DesktopPermission,
  isShown = true,
  choice = { sound: true, desktop: true },
  onCall = '',
) {
  const announced: string[] = []
  const closed: string[] = []
  const clicks: (() => void)[] = []
  const open = vi.fn()
  const clock = createManualClock(0)
  const desktop: Desktop = {
    permission: () => permission,
    askPermission: () => Promise.reject(new Error('nobody has clicked')),
    notify({ title, tag, onClick }) {
      if (permission !== 'granted' || !isShown) return null
      announced.push(title)
      clicks.push(onClick)
      return () => closed.push(tag)
    },
    alert: text => announced.push(text),
  }
  const playSound = async () => {
    await Promise.resolve()
    announced.push('sound')
  }
  await announceRequests(ids, { choice, desktop, playSound, clock, open, isOnCall: id => id === onCall })
  return { announced, closed, clicks, open, clock }
}

describe('announceRequests', () => {
  it('[CHAT-28] granted: one sound, and for each request a notification with a fixed text', async () => {
    const { announced } = await announce([A, B], 'granted')
    expect(announced).toEqual([
      'A visitor is waiting for a human: aaaaaaaa',
      'A visitor is waiting for a human: bbbbbbbb',
      'sound',
    ])
  })

  it('[CHAT-28] the notification closes itself after 15 000 ms', async () => {
    const { closed, clock } = await announce([A], 'granted')
    clock.advance(14_999)
    expect(closed).toEqual([])
    clock.advance(1)
    expect(closed).toEqual([A])
  })

  it.each([
    [{ sound: false, desktop: true }, ['A visitor is waiting for a human: aaaaaaaa']],
    [{ sound: true, desktop: false }, ['sound']],
    [{ sound: false, desktop: false }, []],
  ])('goes by what the agent has chosen: %j', async (choice, expected) => {
    const { announced } = await announce([A], 'granted', true, choice)
    await waitFor(() => expect(announced).toEqual(expected))
  })

  it('no alert for whoever wants to see nothing', async () => {
    const { announced } = await announce([A], 'denied', true, { sound: false, desktop: false })
    expect(announced).toEqual([])
  })

  it('[VOICE-05] says of a visitor on a call that it is one', async () => {
    const choice = { sound: false, desktop: true }
    expect((await announce([A, B], 'granted', true, choice, B)).announced).toEqual([
      'A visitor is waiting for a human: aaaaaaaa',
      'A caller is waiting for a human: bbbbbbbb',
    ])
    expect((await announce([B], 'denied', true, choice, B)).announced).toEqual([
      'Human request on a call: bbbbbbbb...',
    ])
  })

  it('[CHAT-28] a click opens its conversation', async () => {
    const { clicks, open } = await announce([A, B], 'granted')
    clicks[1]!()
    expect(open.mock.calls).toEqual([[B]])
  })

  it.each(['denied', 'unsupported'] as const)('[CHAT-28] %s: the sound, then an alert', async permission => {
    const { announced } = await announce([A, B], permission)
    expect(announced).toEqual(['sound', 'Human request: aaaaaaaa...', 'Human request: bbbbbbbb...'])
  })

  it('[CHAT-28] granted, but the browser cannot show any: an alert', async () => {
    expect((await announce([A], 'granted', false)).announced).toEqual(['sound', 'Human request: aaaaaaaa...'])
  })

  it('[CHAT-28] not asked yet: the sound alone, and nothing asks', async () => {
    expect((await announce([A, B], 'default')).announced).toEqual(['sound'])
  })

  it('[CHAT-28] nobody new: silence', async () => {
    expect((await announce([], 'denied')).announced).toEqual([])
  })
})
