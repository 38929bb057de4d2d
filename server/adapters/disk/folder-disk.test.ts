import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolderDisk } from './folder-disk.ts'

it('a folder’s disk writes a file and leaves none, and says when it cannot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lapwing-disk-'))
  const { readSpace, tryWrite } = createFolderDisk(folder)
  await tryWrite()
  expect(await readdir(folder)).toEqual([])
  const { freeBytes, totalBytes } = await readSpace()
  expect(freeBytes).toBeGreaterThan(0)
  expect(totalBytes).toBeGreaterThanOrEqual(freeBytes)
  await rm(folder, { recursive: true })
  await expect(tryWrite()).rejects.toThrow('ENOENT')
})
