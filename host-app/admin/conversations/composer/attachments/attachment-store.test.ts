import { describe, expect, it } from 'vitest'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { seeded } from '#host-app/admin/knowledge/markdown/test-kit.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type AttachmentStore, createAttachmentStore } from './attachment-store.ts'

const file = (name: string) => new File(['x'], name)

function storeThat(failing: Set<string>, slow: Readonly<Record<string, Promise<void>>> = {}) {
  const uploads: string[] = []
  let count = 0
  const store = createAttachmentStore({
    newId: () => String(++count),
    upload: async (id, kind, { name }) => {
      uploads.push(kind === 'note' ? `note ${name}` : name)
      await slow[name]
      if (failing.has(name)) throw new Error(`${name} failed`)
      return kind === 'note'
        ? { content: name, fileKey: `${id}/${name}` }
        : { content: `https://files.test/${id}/${name}`, fileKey: null }
    },
    drawThumbnail: async ({ name }) => (name.endsWith('.png') ? 'data:image/png;base64,' : null),
    reasonOf: error => (error as Error).message,
  })
  const states = (id: string) => store.of(id, 'reply').map(({ file, upload }) => [file.name, upload.state])
  return { store, uploads, states }
}

const urlsOf = async (store: AttachmentStore) =>
  (await store.takeAll('one', 'reply'))?.map(({ content }) => content)

describe('files in the composer [CHAT-24]', () => {
  it('wait without being uploaded, each in its own conversation', async () => {
    const { store, uploads, states } = storeThat(new Set())
    expect(store.isAnyLeft()).toBe(false)
    store.add('one', 'reply', [file('a.png')])
    store.add('two', 'reply', [file('b.pdf')])
    expect([states('one'), states('two')]).toEqual([[['a.png', 'waiting']], [['b.pdf', 'waiting']]])
    await Promise.resolve()
    expect(store.of('one', 'reply')[0]!.thumbnail).toBe('data:image/png;base64,')
    expect(uploads).toEqual([])
    expect(store.isAnyLeft()).toBe(true)
  })

  it('are refused when they are chosen, if they are empty or too large, and the others are added', () => {
    const { store } = storeThat(new Set())
    const sized = (name: string, size: number) => Object.defineProperty(file(name), 'size', { value: size })
    const chosen = [sized('a', 0), sized('b', 10 * 1_024 * 1_024 + 1), sized('c', 10 * 1_024 * 1_024)]
    expect(store.add('one', 'reply', chosen)).toEqual(['“a” is empty.', '“b” is larger than 10 MB.'])
    expect(store.of('one', 'reply').map(({ file }) => file.name)).toEqual(['c'])
  })

  it('are five at most', () => {
    const { store } = storeThat(new Set())
    expect(store.add('one', 'reply', ['1', '2', '3'].map(file))).toEqual([])
    expect(store.add('one', 'reply', ['4', '5', '6', '7'].map(file))).toEqual([
      'Send up to 5 files at a time.',
    ])
    expect(store.of('one', 'reply').map(({ file }) => file.name)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('are given as addresses in their order, and are gone then', async () => {
    const { store } = storeThat(new Set())
    store.add('one', 'reply', [file('a'), file('b'), file('c')])
    store.remove('one', store.of('one', 'reply')[1]!)
    expect(await urlsOf(store)).toEqual(['https://files.test/one/a', 'https://files.test/one/c'])
    expect([store.of('one', 'reply'), store.isAnyLeft()]).toEqual([[], false])
  })

  it('all stay when one of them fails, and the others are not uploaded again', async () => {
    const failing = new Set(['b'])
    const { store, uploads, states } = storeThat(failing)
    store.add('one', 'reply', [file('a'), file('b')])
    expect(await store.takeAll('one', 'reply')).toBeNull()
    expect(states('one')).toEqual([
      ['a', 'uploaded'],
      ['b', 'failed'],
    ])
    expect(store.of('one', 'reply')[1]!.upload).toEqual({ state: 'failed', reason: 'b failed' })
    failing.clear()
    await store.retry('one', store.of('one', 'reply')[1]!)
    expect(await urlsOf(store)).toEqual(['https://files.test/one/a', 'https://files.test/one/b'])
    expect(uploads).toEqual(['a', 'b', 'b'])
  })

  it('all stay when one of them failed, even if it is uploaded again before the others are there', async () => {
    const failing = new Set(['b'])
    let finish = () => {}
    const { store, states } = storeThat(failing, { a: new Promise(done => (finish = done)) })
    store.add('one', 'reply', [file('a'), file('b')])
    const attachments = store.takeAll('one', 'reply')
    await waitFor(() => expect(states('one')[1]).toEqual(['b', 'failed']))
    failing.clear()
    await store.retry('one', store.of('one', 'reply')[1]!)
    finish()
    expect(await attachments).toBeNull()
    expect(await urlsOf(store)).toEqual(['https://files.test/one/a', 'https://files.test/one/b'])
  })

  it('that are removed while they are uploaded are not sent', async () => {
    const { store } = storeThat(new Set())
    store.add('one', 'reply', [file('a'), file('b')])
    const attachments = store.takeAll('one', 'reply')
    store.remove('one', store.of('one', 'reply')[0]!)
    expect((await attachments)?.map(({ content }) => content)).toEqual(['https://files.test/one/b'])
  })
})

describe('files of a note and of a reply [ADMIN-02]', () => {
  it('are apart: each kind shows, counts, removes and sends its own', async () => {
    const { store, uploads } = storeThat(new Set())
    expect(store.add('one', 'reply', ['1', '2', '3', '4'].map(file))).toEqual([])
    expect(store.add('one', 'note', ['secret.png', '6'].map(file))).toEqual([])
    const namesOf = (kind: WritingKind) => store.of('one', kind).map(({ file }) => file.name)
    expect([namesOf('reply'), namesOf('note')]).toEqual([
      ['1', '2', '3', '4'],
      ['secret.png', '6'],
    ])
    store.remove('one', store.of('one', 'note')[1]!)
    expect(await store.takeAll('one', 'reply')).toHaveLength(4)
    expect([uploads, namesOf('reply'), namesOf('note')]).toEqual([['1', '2', '3', '4'], [], ['secret.png']])
    expect(store.isAnyLeft()).toBe(true)
    const [sent] = (await store.takeAll('one', 'note'))!
    expect(sent).toMatchObject({ kind: 'note', content: 'secret.png', fileKey: 'one/secret.png' })
    expect(uploads.at(-1)).toBe('note secret.png')
    expect(store.isAnyLeft()).toBe(false)
  })

  it('keep their kind when an upload fails, and is tried again while the other kind is sent', async () => {
    const failing = new Set(['secret'])
    const { store, uploads } = storeThat(failing)
    store.add('one', 'note', [file('secret')])
    store.add('one', 'reply', [file('public')])
    expect(await store.takeAll('one', 'note')).toBeNull()
    failing.clear()
    const replied = store.takeAll('one', 'reply')
    await store.retry('one', store.of('one', 'note')[0]!)
    expect((await replied)?.map(({ file, kind }) => [file.name, kind])).toEqual([['public', 'reply']])
    expect(uploads).toEqual(['note secret', 'public', 'note secret'])
    expect(store.of('one', 'note')[0]!.upload.state).toBe('uploaded')
  })

  it.each([1, 2, 3])('never change places in 100 random steps (seed %i)', async seed => {
    const random = seeded(seed)
    const pick = <T>(of: readonly T[]) => of[random(Math.max(1, of.length))]
    const failing = new Set<string>()
    const { store, uploads } = storeThat(failing)
    const taken: string[] = []
    const running: Promise<void>[] = []
    const take = async (kind: WritingKind) => {
      for (const sent of (await store.takeAll('one', kind)) ?? []) {
        expect([sent.kind, sent.fileKey === null]).toEqual([kind, kind === 'reply'])
        taken.push(`${kind} ${sent.file.name}`)
      }
    }
    for (let step = 0; step < 100; step++) {
      const kind = random(2) === 0 ? 'reply' : 'note'
      const name = `for-${kind}-${step}`
      const some = pick(store.of('one', kind))
      const act = random(10)
      if (act < 4) store.add('one', kind, [file(name)])
      else if (act < 5 && some) store.remove('one', some)
      else if (act < 6 && some) running.push(store.retry('one', some).then(() => {}))
      else if (act < 7 && some) failing.add(some.file.name)
      else if (act < 8) failing.clear()
      else running.push(take(kind))
      await Promise.resolve()
    }
    await Promise.all(running)
    expect(taken.length).toBeGreaterThan(0)
    for (const each of taken) expect(each).toMatch(/^(reply for-reply|note for-note)-/)
    for (const each of uploads) expect(each).toMatch(/^(note for-note|for-reply)-/)
    for (const kind of ['reply', 'note'] as const)
      for (const { file } of store.of('one', kind)) expect(file.name).toContain(`for-${kind}`)
  })
})
