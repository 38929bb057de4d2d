import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore } from './file-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapwing-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the file store', () => {
  it('leaves nothing behind of a file that could not be written', async () => {
    const { stage } = await createFileStore(folder)
    // Fails as a full disk does: after the file was created.
    const bytes = (async function* () {
      yield Buffer.from('half of ')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })()
    await expect(stage('key', bytes as never)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(folder)).toEqual([])
  })
})
