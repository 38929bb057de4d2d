/** Every store of files, by the same tests. */
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import type { FileStore } from '#server/ports/files.ts'
import { describeBothDatabases } from '#tests/support/describe-each-database.ts'
import { FILE_STORES, type OpenedStore, openFileStore } from '#tests/support/each-file-store.ts'

const LARGEST = 10 * 1_024 * 1_024
/** The database stores a file in parts of this size. */
const PART = 256 * 1_024

/** Bytes of which no two pieces are alike. */
function bytesOf(size: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(size / 4)).map((_, index) => index * 2_654_435_761)
  return new Uint8Array(words.buffer, 0, size)
}

describeBothDatabases('files', given => {
  describe.each(FILE_STORES.filter(kind => given.kind === 'postgres' || kind === 'database'))(
    'in the %s',
    kind => {
      let opened: OpenedStore
      let store: FileStore
      let last = 0
      const newName = () => fileNameOf(`file ${++last}`)
      const readAll = async (name: string) => buffer((await store.read(name))!.bytes)

      beforeAll(async () => {
        opened = await openFileStore(kind, given.database)
        store = opened.store
      })
      afterAll(() => opened.close())

      const sizes = [0, 1, ...(kind === 'database' ? [PART, PART + 1] : [])]
      // The embedded database stores a file with the same statements, but slowly.
      const largest = given.kind === 'postgres' ? [LARGEST] : []
      it.each([...sizes, ...largest])('of %i bytes come back as they were', async size => {
        const name = newName()
        const bytes = bytesOf(size)
        await store.write(name, bytes)
        expect(await store.sizeOf(name)).toBe(size)
        const file = await store.read(name)
        expect(file!.byteSize).toBe(size)
        expect((await buffer(file!.bytes)).equals(bytes)).toBe(true)
        await store.remove(name)
      })

      it('that are missing have no size and no bytes, and count as deleted', async () => {
        const name = newName()
        expect(await store.sizeOf(name)).toBeUndefined()
        expect(await store.read(name)).toBeUndefined()
        await store.remove(name)
      })

      it('are replaced whole by a shorter one', async () => {
        const name = newName()
        await store.write(name, bytesOf(600_000))
        await store.write(name, bytesOf(3))
        expect(await readAll(name)).toEqual(Buffer.from(bytesOf(3)))
        await store.remove(name)
      })

      it('are gone once they are deleted, and nothing else is', async () => {
        const [kept, erased] = [newName(), newName()]
        for (const name of [kept, erased]) await store.write(name, bytesOf(300_000))
        await store.remove(erased)
        expect(await store.read(erased)).toBeUndefined()
        expect(await opened.names()).toEqual([kept])
        await store.remove(kept)
        expect(await opened.names()).toEqual([])
      })

      it('can be read by several at once, and left in the middle', async () => {
        const name = newName()
        const bytes = bytesOf(1_000_000)
        await store.write(name, bytes)
        const left = (await store.read(name))!.bytes.getReader()
        await left.read()
        const both = await Promise.all([readAll(name), readAll(name)])
        for (const read of both) expect(read.equals(bytes)).toBe(true)
        await left.cancel()
        await store.remove(name)
      })
    },
  )
})
