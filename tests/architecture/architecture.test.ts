import { describe, expect, it } from 'vitest'
import { PLANTED } from './planted-violations.ts'
import { readSourceTree } from './source-tree.ts'

const project = readSourceTree()

for (const { title, rule, files, found } of PLANTED) {
  describe(title, () => {
    it('holds in the project', () => {
      expect(rule(project)).toEqual([])
    })

    it('finds a planted violation', () => {
      expect(rule(new Map(Object.entries(files)))).toEqual(found)
    })
  })
}

it('the rules see the folders that they are about', () => {
  const folders = new Set([...project.keys()].map(path => path.split('/')[0]))
  expect([...folders]).toEqual(
    expect.arrayContaining([
      'contract',
      'core',
      'sdk',
      'widget-loader',
      'host-app',
      'server',
      'scripts',
      'tests',
    ]),
  )
})
