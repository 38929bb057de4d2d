import { describe, expect, it } from 'vitest'
import { CONTENT_BODY_MAX, IMPORT_ITEMS_MAX } from '#contract/constants/knowledge.ts'
import { type ImportFile, NOTHING_CHOSEN, withFiles } from './import-files.ts'

function file(name: string, size = 5, lastModified = 1): ImportFile {
  return { name, size, lastModified, arrayBuffer: async () => new ArrayBuffer(size) }
}
const LONGEST = CONTENT_BODY_MAX * 2 * 3

describe('withFiles', () => {
  it.each([
    ['run.exe', 5, 'kind'],
    ['picture.png', 5, 'kind'],
    ['.md.bak', 5, 'kind'],
    ['empty.md', 0, 'empty'],
    ['long.md', LONGEST + 1, 'too_long'],
    [`${'n'.repeat(498)}.md`, 5, 'name'],
  ] as const)('lists %s of %d bytes', (name, size, reason) => {
    expect(withFiles(NOTHING_CHOSEN, [file(name, size)])).toEqual({ files: [], refused: [{ name, reason }] })
  })

  it.each(['a.md', 'a.MARKDOWN', 'a.txt', 'help/a.html', 'a.htm', `${'n'.repeat(497)}.md`])(
    'takes %s',
    name => {
      expect(withFiles(NOTHING_CHOSEN, [file(name, LONGEST)])).toMatchObject({
        files: [{ name }],
        refused: [],
      })
    },
  )

  it('takes a file once that is chosen twice, and lists another one of its name', () => {
    const once = withFiles(NOTHING_CHOSEN, [file('a.md'), file('a.md'), file('b.exe')])
    const twice = withFiles(once, [file('a.md'), file('a.md', 6), file('a.md', 5, 2), file('b.exe')])
    expect(twice.files.map(({ name }) => name)).toEqual(['a.md'])
    expect(twice.refused).toEqual([
      { name: 'b.exe', reason: 'kind' },
      { name: 'a.md', reason: 'same_name' },
    ])
  })

  it('takes as many as an import may have, and lists the others', () => {
    const many = Array.from({ length: IMPORT_ITEMS_MAX + 1 }, (_, index) => file(`${index}.md`))
    const { files, refused } = withFiles(NOTHING_CHOSEN, many)
    expect(files).toHaveLength(IMPORT_ITEMS_MAX)
    expect(refused).toEqual([{ name: `${IMPORT_ITEMS_MAX}.md`, reason: 'too_many' }])
  })
})
