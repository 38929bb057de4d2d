import { describe, expect, it } from 'vitest'
import { IMPORT_FILES_PER_CALL, IMPORT_REQUEST_MAX_BYTES } from '#contract/constants/knowledge.ts'
import { importRoutes } from '#contract/routes/imports.ts'
import { FILE_TEXT_MAX, type ImportFile, type Refused } from './import-files.ts'
import { type FileText, sendFiles } from './send-files.ts'

function file(name: string, content: string | Uint8Array<ArrayBuffer>): ImportFile {
  const blob = new Blob([content])
  return { name, size: blob.size, lastModified: 1, arrayBuffer: () => blob.arrayBuffer() }
}
const many = (count: number, text = 'Text.') => Array.from({ length: count }, (_, i) => file(`${i}.md`, text))

/** Sends files starting at the position reached before; the calls with the numbers in `failing` fail. */
async function run(files: readonly ImportFile[], failing: readonly number[] = []) {
  const batches: (readonly FileText[])[] = []
  const refused: Refused[] = []
  const reached = [0]
  let calls = 0
  const attempt = () =>
    sendFiles({
      files,
      from: reached.at(-1)!,
      signal: new AbortController().signal,
      onProgress(dealtWith, more) {
        reached.push(dealtWith)
        refused.push(...more)
      },
      async send(batch) {
        if (failing.includes(calls++)) throw new Error('offline')
        batches.push(batch)
      },
    })
  for (let attempts = 0; attempts <= failing.length; attempts++) await attempt().catch(() => {})
  return { batches, refused, reached, names: batches.flat().map(({ name }) => name) }
}

describe('sendFiles', () => {
  it('sends as many files in a call as it takes', async () => {
    const { batches, reached } = await run(many(IMPORT_FILES_PER_CALL * 2 + 1))
    expect(batches.map(batch => batch.length)).toEqual([IMPORT_FILES_PER_CALL, IMPORT_FILES_PER_CALL, 1])
    expect(reached).toEqual([
      0,
      IMPORT_FILES_PER_CALL,
      IMPORT_FILES_PER_CALL * 2,
      IMPORT_FILES_PER_CALL * 2 + 1,
    ])
  })

  it.each([
    ['letters', 'a'],
    ['other scripts', '漢'],
    ['quotes', '"'],
    ['control characters', '\u0001'],
  ])('sends no more bytes in a call than it takes: of %s', async (_, character) => {
    const { batches, names } = await run(many(12, character.repeat(FILE_TEXT_MAX)))
    expect(names).toHaveLength(12)
    for (const files of batches) {
      expect(Buffer.byteLength(JSON.stringify({ files }))).toBeLessThanOrEqual(IMPORT_REQUEST_MAX_BYTES)
      expect(importRoutes.addImportFiles.body.safeParse({ files }).success).toBe(true)
    }
  })

  it('goes on with the batch that failed, and lists nothing twice', async () => {
    const files = [file('odd.md', new Uint8Array([0xff])), ...many(IMPORT_FILES_PER_CALL * 3)]
    const { names, refused, reached } = await run(files, [1, 2])
    expect(names).toEqual(files.slice(1).map(({ name }) => name))
    expect(refused).toEqual([{ name: 'odd.md', reason: 'not_text' }])
    expect(reached.at(-1)).toBe(files.length)
  })

  it('lists what has no text, or too much', async () => {
    const { names, refused } = await run([
      file('latin1.md', new Uint8Array([0x63, 0x61, 0x66, 0xe9])),
      file('binary.md', 'a\0b'),
      file('blank.md', ' \n'),
      file('long.md', 'a'.repeat(FILE_TEXT_MAX + 1)),
      file('longest.md', 'a'.repeat(FILE_TEXT_MAX)),
    ])
    expect(names).toEqual(['longest.md'])
    expect(refused).toEqual([
      { name: 'latin1.md', reason: 'not_text' },
      { name: 'binary.md', reason: 'not_text' },
      { name: 'blank.md', reason: 'empty' },
      { name: 'long.md', reason: 'too_long' },
    ])
  })

  it('lists a file that is gone meanwhile', async () => {
    const gone = { ...file('gone.md', 'a'), arrayBuffer: () => Promise.reject(new Error('gone')) }
    expect((await run([gone])).refused).toEqual([{ name: 'gone.md', reason: 'not_text' }])
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const sent: number[] = []
    const sending = sendFiles({
      files: many(IMPORT_FILES_PER_CALL * 2),
      from: 0,
      signal: stop.signal,
      onProgress: () => {},
      async send(batch) {
        sent.push(batch.length)
        stop.abort(new Error('left'))
      },
    })
    await expect(sending).rejects.toThrow('left')
    expect(sent).toEqual([IMPORT_FILES_PER_CALL])
  })
})
