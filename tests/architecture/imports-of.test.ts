import { describe, expect, it } from 'vitest'
import { importsOf, specifiersOf } from './imports-of.ts'

const SAMPLE = `
import plain from 'plain' // import x from 'commented'
import type { T } from './types.ts'
import { type U, v } from "#core/v.ts"
import css from './a.css?inline'
import 'for-effect'
export * from './all.ts'
export { w } from './some.ts'
export type { X } from './more-types.ts'
/* import y from 'also-commented' */
const text = \`import z from 'in-a-string'\`
const lazy = () => import('./lazy.tsx')
const computed = (name: string) => import(\`./\${name}.ts\`)
type Far = import('./far-types.ts').Far
const view = <p title="import a from 'in-jsx'">import b from 'in-text'</p>
`

describe('specifiersOf', () => {
  it('finds every kind of import and nothing in comments, strings and markup', () => {
    expect(specifiersOf('sample.tsx', SAMPLE).sort()).toEqual(
      [
        '#core/v.ts',
        './a.css?inline',
        './all.ts',
        './far-types.ts',
        './lazy.tsx',
        './more-types.ts',
        './some.ts',
        './types.ts',
        'for-effect',
        'plain',
      ].sort(),
    )
  })

  it('throws on a file that does not parse', () => {
    expect(() => specifiersOf('broken.ts', 'import {')).toThrow('broken.ts')
  })
})

describe('importsOf', () => {
  it('resolves relative paths, package imports and the names of packages', () => {
    const text = `
      import '../b/c.ts'
      import './d.css?inline'
      import '#core/e.ts'
      import '@scope/name/deep/file'
      import 'name/deep'
      import 'node:fs/promises'`
    expect(importsOf(new Map([['sdk/a/x.ts', text]])).get('sdk/a/x.ts')).toEqual([
      { kind: 'file', path: 'sdk/b/c.ts' },
      { kind: 'file', path: 'sdk/a/d.css' },
      { kind: 'file', path: 'core/e.ts' },
      { kind: 'package', name: '@scope/name' },
      { kind: 'package', name: 'name' },
      { kind: 'package', name: 'node:fs' },
    ])
  })
})
