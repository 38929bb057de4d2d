import { describe, expect, it, vi } from 'vitest'
import { type AttachmentStore, createAttachmentStore } from './attachment-store.ts'

const file = (name: string) => new File(['x'], name)

function storeThat(failing: Set<string>, slow: Readonly<Record<string, Promise<void>>> = {}) {
  const uploads: string[] = []
  let count = 0
  const store = createAttachmentStore({
    newId: () => String(++count),
    upload: async (id, { name }) => {
      uploads.push(name)
      await slow[name]
      if (failing.has(name)) throw new Error(`${name} failed`)
      return `https://files.test/${id}/${name}`
    },
    drawThumbnail: async ({ name }) => (name.endsWith('.png') ? 'data:image/png;base64,' : null),
    reasonOf: error => (error as Error).message,
  })
  const states = (id: string) => store.of(id).map(({ file, upload }) => [file.name, upload.state])
  return { store, uploads, states }
}

const urlsOf = async (store: AttachmentStore) => (await store.takeAll('one'))?.map(({ url }) => url)

describe('files in the composer [CHAT-24]', () => {
  it('wait without being uploaded, each in its own conversation', async () => {
    const { store, uploads, states } = storeThat(new Set())
    expect(store.isAnyLeft()).toBe(false)
    store.add('one', [file('a.png')])
    store.add('two', [file('b.pdf')])
    expect([states('one'), states('two')]).toEqual([[['a.png', 'waiting']], [['b.pdf', 'waiting']]])
    await Promise.resolve()
    expect(store.of('one')[0]!.thumbnail).toBe('data:image/png;base64,')
    expect(uploads).toEqual([])
    expect(store.isAnyLeft()).toBe(true)
  })

  it('are five at most', () => {
    const { store } = storeThat(new Set())
    expect(store.add('one', ['1', '2', '3'].map(file))).toBe(0)
    expect(store.add('one', ['4', '5', '6', '7'].map(file))).toBe(2)
    expect(store.of('one').map(({ file }) => file.name)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('are given as addresses in their order, and are gone then', async () => {
    const { store } = storeThat(new Set())
    store.add('one', [file('a'), file('b'), file('c')])
    store.remove('one', store.of('one')[1]!.id)
    expect(await urlsOf(store)).toEqual(['https://files.test/one/a', 'https://files.test/one/c'])
    expect([store.of('one'), store.isAnyLeft()]).toEqual([[], false])
  })

  it('all stay when one of them fails, and the others are not uploaded again', async () => {
    const failing = new Set(['b'])
    const { store, uploads, states } = storeThat(failing)
    store.add('one', [file('a'), file('b')])
    expect(await store.takeAll('one')).toBeNull()
    expect(states('one')).toEqual([
      ['a', 'uploaded'],
      ['b', 'failed'],
    ])
    expect(store.of('one')[1]!.upload).toEqual({ state: 'failed', reason: 'b failed' })
    failing.clear()
    await store.retry('one', store.of('one')[1]!)
    expect(await urlsOf(store)).toEqual(['https://files.test/one/a', 'https://files.test/one/b'])
    expect(uploads).toEqual(['a', 'b', 'b'])
  })

  it('all stay when one of them failed, even if it is uploaded again before the others are there', async () => {
    const failing = new Set(['b'])
    let finish = () => {}
    const { store, states } = storeThat(failing, { a: new Promise(done => (finish = done)) })
    store.add('one', [file('a'), file('b')])
    const attachments = store.takeAll('one')
    await vi.waitFor(() => expect(states('one')[1]).toEqual(['b', 'failed']))
    failing.clear()
    await store.retry('one', store.of('one')[1]!)
    finish()
    expect(await attachments).toBeNull()
    expect(await urlsOf(store)).toEqual(['https://files.test/one/a', 'https://files.test/one/b'])
  })

  it('that are removed while they are uploaded are not sent', async () => {
    const { store } = storeThat(new Set())
    store.add('one', [file('a'), file('b')])
    const attachments = store.takeAll('one')
    store.remove('one', store.of('one')[0]!.id)
    expect((await attachments)?.map(({ url }) => url)).toEqual(['https://files.test/one/b'])
  })
})
