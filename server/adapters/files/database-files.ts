/** Files as rows of `files.parts`, in pieces. */
import type { Database } from '#server/ports/database.ts'
import { type FileStore, FileStoreError } from '#server/ports/files.ts'

/** Size of a piece in bytes. A file is never one parameter, nor one result. */
const PART_BYTES = 256 * 1_024

/** Returns the store in a database. Each piece is a transaction, so that others' work goes on in between. */
export function createDatabaseFiles({ asOwner }: Pick<Database, 'asOwner'>): FileStore {
  async function measure(name: string): Promise<{ readonly parts: number; readonly byteSize: number }> {
    const [found] = await asOwner(query =>
      query<{ parts: number; byteSize: number }>(
        `select count(*) as parts, coalesce(sum(octet_length(bytes)), 0) as "byteSize"
           from files.parts where name = $1`,
        [name],
      ),
    )
    return found!
  }

  async function readPart(name: string, part: number): Promise<Uint8Array<ArrayBuffer>> {
    const [found] = await asOwner(query =>
      query<{ bytes: string }>(
        `select encode(bytes, 'base64') as bytes from files.parts where name = $1 and part = $2`,
        [name, part],
      ),
    )
    if (!found) throw new FileStoreError(`Part ${part} of file ${name} is missing: it was erased meanwhile.`)
    return Buffer.from(found.bytes, 'base64')
  }

  const remove = async (name: string) => {
    await asOwner(query => query('delete from files.parts where name = $1', [name]))
  }

  return {
    async write(name, bytes) {
      await remove(name)
      const parts = Math.max(1, Math.ceil(bytes.length / PART_BYTES))
      for (let part = 0; part < parts; part++) {
        const piece = Buffer.from(bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES))
        await asOwner(query =>
          query(`insert into files.parts (name, part, bytes) values ($1, $2, decode($3, 'base64'))`, [
            name,
            part,
            piece.toString('base64'),
          ]),
        )
      }
    },
    async sizeOf(name) {
      const { parts, byteSize } = await measure(name)
      return parts === 0 ? undefined : byteSize
    },
    async read(name) {
      const { parts, byteSize } = await measure(name)
      if (parts === 0) return undefined
      let next = 0
      const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          async pull(controller) {
            if (next === parts) return controller.close()
            controller.enqueue(await readPart(name, next))
            next += 1
          },
        },
        { highWaterMark: 1 },
      )
      return { byteSize, bytes }
    },
    remove,
  }
}
