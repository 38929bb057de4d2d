import { afterEach, describe, expect, it, vi } from 'vitest'
import { INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { createManualClock } from '#core/manual-clock.ts'
import type { WrittenFile } from '../files/written-file.ts'
import { createVisitorStorage } from '../storage/visitor-storage.ts'
import { createChatStores } from './chat-stores.ts'
import { keepDrafts } from './keep-drafts.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tab with a conversation; null is none yet. */
function openTab(conversationId: string | null, items = new Map<string, string>()) {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const clock = createManualClock(0)
  const browser = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
  const storage = createVisitorStorage(() => browser, 'https://help.test', 'acme')
  const stores = createChatStores()
  const turn = (id: string | null) => stores.$state.set({ ...INITIAL_CONVERSATION, conversationId: id })
  turn(conversationId)
  stores.$draft.set(storage.read().drafts[conversationId ?? 'new'] ?? '')
  const files = new Map<string, File>()
  const drafts = keepDrafts({ stores, files, storage, clock })
  return {
    ...stores,
    ...{ drafts, files, storage, items, turn },
    leave: () => page.dispatchEvent(new Event('pagehide')),
    swap: (id: string | null) => drafts.swap(() => turn(id)),
    advance: clock.advance,
    stored: () => storage.read().drafts,
  }
}

const PHOTO = new File(['x'], 'a.png')

/** Returns a long text as a file. */
function writtenFile(written: string): WrittenFile {
  return Object.assign(new File([written], 'message.txt'), { written })
}

describe('what is not sent', () => {
  it('is stored when the widget stops within the delay, unless it was forgotten', () => {
    const tab = openTab('a')
    tab.$draft.set('half')
    tab.drafts.stop()
    expect(tab.stored()).toEqual({ a: 'half' })
    const other = openTab('a')
    other.$draft.set('half')
    other.drafts.forget()
    other.drafts.stop()
    expect(other.stored()).toEqual({})
  })

  it('of another tab is not removed by this one, which has stored nothing', () => {
    const one = openTab('a')
    const other = openTab('a', one.items)
    one.$draft.set('from one')
    one.advance(500)
    other.$draft.set('x')
    other.$draft.set('')
    other.swap('b')
    expect(one.stored()).toEqual({ a: 'from one' })
    one.$draft.set('')
    expect(one.stored()).toEqual({})
  })

  it('stays with its conversation: files too', () => {
    const tab = openTab('a')
    tab.$draft.set('see this')
    tab.$files.set([PHOTO])
    tab.swap('b')
    expect([tab.$draft.get(), tab.$files.get()]).toEqual(['', []])
    tab.swap('a')
    expect([tab.$draft.get(), tab.$files.get()]).toEqual(['see this', [PHOTO]])
  })

  it('goes along into the conversation that is created, after what is written there', () => {
    const tab = openTab(null)
    tab.$draft.set('and')
    tab.$files.set([PHOTO])
    tab.storage.change({ drafts: { a: 'earlier' } })
    tab.turn('a')
    expect(tab.stored()).toEqual({ a: 'earlier\nand' })
    expect([tab.$draft.get(), tab.$files.get()]).toEqual(['earlier\nand', [PHOTO]])
  })
})

describe('a long text that is sent as a file', () => {
  /** A tab whose long text waits as a file. */
  function withFile() {
    const tab = openTab('a')
    tab.$draft.set('long')
    tab.advance(500)
    tab.$files.set([writtenFile('long')])
    tab.$draft.set('')
    return tab
  }

  /** Sends the file. It is uploaded to `content`, or not yet. */
  function send(tab: ReturnType<typeof withFile>, content = ''): void {
    const outgoing = {
      clientId: '1',
      content,
      sentAt: 0,
      attempts: 1,
      delivery: 'sending',
      choice: null,
    } as const
    const file = { name: 'message.txt', size: 1, mediaType: '', progress: 0 }
    tab.$state.set({ ...tab.$state.get(), outbox: [{ ...outgoing, file }] })
  }

  it('stays stored until it is uploaded', () => {
    const tab = withFile()
    expect(tab.stored()).toEqual({ a: 'long' })
    tab.files.set('1', tab.$files.get()[0]!)
    send(tab)
    tab.$files.set([])
    expect(tab.stored()).toEqual({ a: 'long' })
    tab.files.delete('1')
    send(tab, 'https://files.test/message.txt')
    expect(tab.stored()).toEqual({})
  })

  it('is back in the box after a reload, and removed with its file', () => {
    const tab = withFile()
    tab.leave()
    expect(openTab('a', tab.items).$draft.get()).toBe('long')
    tab.$files.set([])
    expect(tab.stored()).toEqual({})
  })

  it('is a file still when the visitor returns to its conversation', () => {
    const tab = withFile()
    tab.swap('b')
    tab.swap('a')
    expect([tab.$draft.get(), tab.$files.get()[0]?.name]).toEqual(['', 'message.txt'])
    expect(tab.stored()).toEqual({ a: 'long' })
  })
})
