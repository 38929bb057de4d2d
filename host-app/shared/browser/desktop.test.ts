import { describe, expect, it, vi } from 'vitest'
import { createDesktop } from './desktop.ts'

/** A window whose `Notification` records the notifications created. */
function viewWith(permission: NotificationPermission, construct: () => void = () => {}) {
  const shown: FakeNotification[] = []
  class FakeNotification {
    static permission = permission
    static async requestPermission() {
      FakeNotification.permission = 'granted'
      return 'granted'
    }
    onclick: (() => void) | null = null
    close = vi.fn()
    readonly title: string
    readonly options: NotificationOptions
    constructor(title: string, options: NotificationOptions) {
      construct()
      this.title = title
      this.options = options
      shown.push(this)
    }
  }
  const view = { Notification: FakeNotification as never, alert: vi.fn(), focus: vi.fn() }
  return { shown, view }
}

const NEWS = { title: 'Somebody waits', tag: '1', onClick: () => {} }

describe('createDesktop', () => {
  it('[CHAT-28] shows a title and nothing else; a click closes it and focuses the page first', () => {
    const { shown, view } = viewWith('granted')
    const onClick = vi.fn(() => expect(view.focus).toHaveBeenCalledOnce())
    const close = createDesktop(view).notify({ ...NEWS, onClick })
    expect(shown).toMatchObject([{ title: 'Somebody waits', options: { tag: '1' } }])
    expect(Object.keys(shown[0]!.options)).toEqual(['tag'])
    shown[0]!.onclick!()
    expect(onClick).toHaveBeenCalledOnce()
    expect(shown[0]!.close).toHaveBeenCalledOnce()
    close!()
    expect(shown[0]!.close).toHaveBeenCalledTimes(2)
  })

  it.each(['denied', 'default'] as const)('[CHAT-28] shows nothing when permission is %s', permission => {
    const { shown, view } = viewWith(permission)
    expect(createDesktop(view).notify(NEWS)).toBeNull()
    expect(shown).toEqual([])
  })

  it('[CHAT-28] shows nothing where notifications are unknown or only half there', async () => {
    const { view } = viewWith('granted', () => {
      throw new TypeError('Illegal constructor')
    })
    expect(createDesktop(view).notify(NEWS)).toBeNull()
    const bare = createDesktop({ alert: vi.fn(), focus: vi.fn() })
    expect(bare.notify(NEWS)).toBeNull()
    expect([bare.permission(), await bare.askPermission()]).toEqual(['unsupported', 'unsupported'])
  })

  it('[CHAT-28] asks only when told to, and says what came of it', async () => {
    const desktop = createDesktop(viewWith('default').view)
    expect(desktop.permission()).toBe('default')
    expect(await desktop.askPermission()).toBe('granted')
    expect(desktop.permission()).toBe('granted')
  })
})
