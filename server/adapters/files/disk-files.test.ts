import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileStoreError } from '#server/ports/files.ts'
import { openDiskFiles, readFolderId } from './disk-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapwing-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('files on disk', () => {
  it('leave nothing behind if they could not be written', async () => {
    const { write } = await openDiskFiles(folder)
    // A folder in the way fails the last step, after all bytes were written.
    await mkdir(join(folder, 'name'))
    await expect(write('name', new Uint8Array(10))).rejects.toThrow(FileStoreError)
    expect(await readdir(folder)).toEqual(['name'])
  })

  it('are deleted with what a killed process had written of them', async () => {
    const { remove } = await openDiskFiles(folder)
    await writeFile(join(folder, 'name.part'), 'half')
    await remove('name')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('the id of a folder', () => {
  it('stays the same, and is the same for nodes that ask together', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => readFolderId(folder)))
    expect(new Set([...ids, await readFolderId(folder)]).size).toBe(1)
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(await readdir(folder)).toEqual(['folder-id'])
  })
})
