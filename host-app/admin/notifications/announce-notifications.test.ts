import { describe, expect, it, vi } from 'vitest'
import { NOTIFICATION_DEFAULTS } from '#contract/constants/notifications.ts'
import type { Notification, NotificationChoice, NotificationKind } from '#contract/entities/attention.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { announceNotifications } from './announce-notifications.ts'

const notification = (kind: NotificationKind): Notification => ({
  id: `id of ${kind}`,
  conversation_id: 'aaaaaaaa-1111-4111-8111-111111111111',
  kind,
  actor_name: 'Ada',
  excerpt: 'A secret',
  count: 1,
  is_on_call: false,
  created_at: '2026-01-01T00:00:00Z',
  read_at: null,
})

function announce(
  kinds: readonly NotificationKind[],
  choices: readonly NotificationChoice[] = NOTIFICATION_DEFAULTS,
) {
  const shown: string[] = []
  const closed: string[] = []
  const clock = createManualClock(0)
  const playSound = vi.fn(async () => {})
  const open = vi.fn()
  announceNotifications(kinds.map(notification), {
    choices,
    desktop: {
      permission: () => 'granted',
      askPermission: () => Promise.reject(new Error('nobody has clicked')),
      notify({ title, tag, onClick }) {
        shown.push(title)
        onClick()
        return () => closed.push(tag)
      },
      alert: () => {},
    },
    playSound,
    clock,
    open,
  })
  return { shown, closed, clock, playSound, open }
}

describe('announceNotifications', () => {
  it('shows fixed words on the desktop, for 15 seconds, and opens the conversation at a click', () => {
    const { shown, closed, clock, open, playSound } = announce(['reply', 'rule'])
    expect(shown).toEqual(['A visitor replied to you: aaaaaaaa'])
    expect(open).toHaveBeenCalledWith('aaaaaaaa-1111-4111-8111-111111111111')
    expect(playSound).not.toHaveBeenCalled()
    clock.advance(14_999)
    expect(closed).toEqual([])
    clock.advance(1)
    expect(closed).toEqual(['id of reply'])
  })

  it('goes by what was chosen, and sounds once for all', () => {
    const loud = NOTIFICATION_DEFAULTS.map(choice => ({ ...choice, sound: true, desktop: false }))
    const { shown, playSound } = announce(['reply', 'mentioned'], loud)
    expect([shown, playSound.mock.calls.length]).toEqual([[], 1])
  })

  it('leaves human requests to their own announcement', () => {
    const { shown, playSound } = announce(['human-request'])
    expect([shown, playSound.mock.calls.length]).toEqual([[], 0])
  })
})
