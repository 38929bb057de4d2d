import { bannedNames } from './rules/banned-names.ts'
import { composingKeys } from './rules/composing-keys.ts'
import { corePurity } from './rules/core-purity.ts'
import { declaredPackages } from './rules/declared-packages.ts'
import { documentQueries } from './rules/document-queries.ts'
import { environmentReads } from './rules/environment-reads.ts'
import { fileSizes } from './rules/file-sizes.ts'
import { importArrows } from './rules/import-arrows.ts'
import { importCycles } from './rules/import-cycles.ts'
import { lightBrowser } from './rules/light-browser.ts'
import { lightConstants } from './rules/light-constants.ts'
import { lockAddresses } from './rules/lock-addresses.ts'
import { machinePaths } from './rules/machine-paths.ts'
import { queryKeys } from './rules/query-keys.ts'
import { testTimeouts } from './rules/test-timeouts.ts'
import type { SourceTree } from './source-tree.ts'

/** A rule, a small project that partly breaks it, and the rule's exact findings. */
type Planted = {
  readonly title: string
  readonly rule: (tree: SourceTree) => string[]
  readonly files: Record<string, string>
  readonly found: readonly string[]
}

const lines = (count: number): string => 'x\n'.repeat(count)
const homeFile = ['', 'home', 'somebody', 'notes.txt'].join('/')

/** One entry for every architecture rule, which proves that the rule can fail. */
export const PLANTED: readonly Planted[] = [
  {
    title: 'imports follow the arrows between the folders',
    rule: importArrows,
    files: {
      'contract/a.ts': `import 'zod'; import './b.ts'; import 'nanostores'; import '#core/a.ts'`,
      'core/a.ts': `import '#contract/a.ts'; import type { S } from '#server/a.ts'; import 'zod'`,
      'sdk/a.ts': `import '#core/a.ts'; import 'react'; import 'node:fs'; import '../host-app/a.ts'`,
      'widget-loader/loader.ts': `import '#contract/embed.ts'; import '#contract/constants/a.ts'; import '#contract/a.ts'`,
      'host-app/admin/a.ts': `import '#sdk/entry/chat.ts'; import '#host-app/shared/a.ts'; export * from '#sdk/ui/a.ts'; import 'path'`,
      'host-app/admin/b.ts': `import '../site/a.ts'; import '../pictures/a.ts'`,
      'host-app/site/a.ts': `import '../pictures/a.ts'; import type { A } from '../admin/a.ts'`,
      'host-app/shared/a.ts': `import '../admin/a.ts'`,
      'server/a.ts': `import 'node:fs'; const a = () => import('#host-app/a.ts')`,
      'examples/react/a.tsx': `import 'react'; import '../../sdk/a.ts'`,
      'scripts/a.mjs': `import '../server/a.ts'; import '../tests/a.ts'`,
      'tests/a.ts': `import '#server/a.ts'; import '#sdk/a.ts'`,
      'core/a.test.ts': `import '#tests/a.ts'; import 'vitest'`,
      'vite.sdk.config.ts': `import './scripts/vite/a.ts'; import './tests/support/scale-timeout.ts'; import '#sdk/a.ts'`,
      'helpers/a.ts': '',
    },
    found: [
      'contract/a.ts imports nanostores',
      'contract/a.ts imports core/a.ts',
      'core/a.ts imports server/a.ts',
      'core/a.ts imports zod',
      'sdk/a.ts imports node:fs',
      'sdk/a.ts imports host-app/a.ts',
      'widget-loader/loader.ts imports contract/a.ts',
      'host-app/admin/a.ts imports path',
      'host-app/admin/a.ts imports sdk/ui/a.ts',
      'host-app/admin/b.ts imports host-app/site/a.ts',
      'host-app/admin/b.ts imports host-app/pictures/a.ts',
      'host-app/site/a.ts imports host-app/admin/a.ts',
      'host-app/shared/a.ts imports host-app/admin/a.ts',
      'server/a.ts imports host-app/a.ts',
      'examples/react/a.tsx imports sdk/a.ts',
      'scripts/a.mjs imports tests/a.ts',
      'vite.sdk.config.ts imports sdk/a.ts',
      'helpers/a.ts lies in a folder without an arrow',
    ],
  },
  {
    title: 'no files import each other in a circle',
    rule: importCycles,
    files: {
      'core/a.ts': `import './b.ts'; import './shared.ts'`,
      'core/b.ts': `import type { C } from './c.ts'; import './shared.ts'`,
      'core/c.ts': `export * from './a.ts'`,
      'core/shared.ts': '',
    },
    found: ['core/a.ts -> core/b.ts -> core/c.ts -> core/a.ts'],
  },
  {
    title: 'what the loader reads needs no package',
    rule: lightConstants,
    files: {
      'contract/constants/a.ts': `import '../helper.ts'`,
      'contract/constants/a.test.ts': `import 'vitest'`,
      'contract/helper.ts': `import 'zod'`,
      'contract/schema.ts': `import 'zod'`,
    },
    found: ['contract/helper.ts imports zod'],
  },
  {
    title: 'no file that the browser gets imports zod',
    rule: lightBrowser,
    files: {
      'contract/entities/a.ts': `import { z } from 'zod'; export const a = z.string()`,
      'host-app/a.ts': `import { a } from '#contract/entities/a.ts'`,
      'host-app/types.ts': `import type { A } from '#contract/entities/b.ts'; export type * from '#contract/entities/b.ts'`,
      'host-app/a.test.ts': `import 'zod'`,
      'contract/entities/b.ts': `import 'zod'`,
      'sdk/later.ts': `const later = () => import('zod/v4/core')`,
    },
    found: ['sdk/later.ts -> zod', 'host-app/a.ts -> contract/entities/a.ts -> zod'],
  },
  {
    title: 'every imported package is declared, and for more than development where the server needs it',
    rule: declaredPackages,
    files: {
      'package.json': '{"dependencies":{"zod":"1"},"devDependencies":{"vitest":"1"}}',
      'server/a.ts': `import 'zod'; import 'node:fs'; import 'left-pad'; import 'vitest'`,
      'server/a.test.ts': `import 'vitest'; import 'chai'`,
      'scripts/vite/a.ts': `import 'vite'; import 'vitest'`,
      'host-app/a.ts': `import 'vitest'; import 'zod'`,
    },
    found: [
      'server/a.ts imports left-pad',
      'server/a.ts imports vitest',
      'server/a.test.ts imports chai',
      'scripts/vite/a.ts imports vite',
    ],
  },
  {
    title: 'files are small',
    rule: fileSizes,
    files: {
      'sdk/long.ts': lines(401),
      'sdk/full.css': lines(400),
      'demo/data.ts': lines(900),
      'server/a.ts': lines(100),
      'server/b.ts': lines(3),
      'server/b.test.ts': lines(3),
    },
    found: ['sdk/long.ts has 401 lines', 'the median file has 100 lines'],
  },
  {
    title: 'only the configuration reads the environment',
    rule: environmentReads,
    files: {
      'server/config/read.ts': 'export const port = process.env.PORT',
      'server/a.ts': 'export const port = process.env["PORT"]',
      'server/b.ts': `import { env } from 'node:process'`,
      'server/c.ts': 'export const env = {} // not process.env',
      'server/a.test.ts': 'process.env.PORT',
      'vite.config.ts': 'process.env.PORT',
    },
    found: ['server/a.ts reads the environment', 'server/b.ts reads the environment'],
  },
  {
    title: 'core asks the platform for nothing',
    rule: corePurity,
    files: {
      'core/bad.ts': 'Date.now(); new Date(); setTimeout(f, 1); Math.random(); fetch("/"); globalThis.name',
      'core/good.ts': 'type Clock = { setTimeout(): void }; clock.setTimeout(); new Date(at); Math.max(1, 2)',
      'core/good.test.ts': 'Date.now()',
      'server/a.ts': 'Date.now()',
    },
    found: [
      'core/bad.ts uses Date.now',
      'core/bad.ts uses new Date()',
      'core/bad.ts uses setTimeout()',
      'core/bad.ts uses Math.random',
      'core/bad.ts uses fetch()',
      'core/bad.ts uses globalThis.name',
    ],
  },
  {
    title: 'no file mentions a path of some machine',
    rule: machinePaths,
    files: {
      'docs/a.md': `see ${homeFile}`,
      'docs/b.md': `see https://example.com${homeFile} and /usr/bin/env`,
    },
    found: [`docs/a.md mentions ${['', 'home', 'somebody'].join('/')}`],
  },
  {
    title: 'the lock file names no registry',
    rule: lockAddresses,
    files: {
      'package-lock.json':
        '{"packages":{"":{},"a":{"resolved":"https://example.com/a.tgz"},"b":{"version":"1"}}}',
    },
    found: ['a has https://example.com/a.tgz'],
  },
  {
    title: 'every key of the cache of answers is named in the file of keys',
    rule: queryKeys,
    files: {
      'host-app/shared/api/query-keys.ts': `export const queryKeys = { teams: key('teams') }; const TEAMS_KEY = ['teams']`,
      'host-app/a.ts': `const TEAMS_KEY = ['teams'] as const; const columns = ['people']`,
      'host-app/b.ts': `useQuery({ queryKey: ['people', id], queryFn }); useQuery({ queryKey: queryKeys.teams(), queryFn })`,
      'host-app/c.ts': `const TEAMS_KEY = queryKeys.teams(); useQuery({ queryKey: [...TEAMS_KEY, 'names'], queryFn })`,
      'host-app/d.ts': `queryClient.setQueryData(['people'], people)`,
      'host-app/e.test.ts': `queryClient.setQueryData(['teams'], teams)`,
    },
    found: [
      `host-app/a.ts writes the key 'teams'`,
      `host-app/b.ts writes the key 'people'`,
      `host-app/d.ts writes the key 'people'`,
    ],
  },
  {
    title: 'a key of an input method sends, chooses and closes nothing',
    rule: composingKeys,
    files: {
      'core/composing-key.ts':
        'export const isComposingKey = event => event.isComposing || event.keyCode === 229',
      'sdk/good.tsx': `import { isComposingKey } from '#core/composing-key.ts'; const onKeyDown = event => !isComposingKey(event) && event.key === 'Enter' && send()`,
      'sdk/arrows.ts': `onkeydown = ({ key }) => key === 'ArrowDown' && move()`,
      'sdk/bad.tsx': `const view = <p onKeyDown={event => event.key === 'Enter' && send()} />`,
      'sdk/own.ts': `import '#core/composing-key.ts'; const close = ({ key, isComposing }: KeyboardEvent) => key === 'Escape'`,
      'host-app/switch.ts': `addEventListener('keydown', event => { switch (event.key) { case 'Escape': close() } })`,
      'host-app/a.test.ts': `addEventListener('keydown', event => event.key === 'Enter')`,
      'host-app/names.ts': `const capOf = key => (key === 'Escape' ? 'Esc' : key)`,
    },
    found: [
      'sdk/bad.tsx acts on Enter or Escape without isComposingKey',
      'sdk/own.ts reads isComposing or keyCode itself',
      'host-app/switch.ts acts on Enter or Escape without isComposingKey',
    ],
  },
  {
    title: 'a page’s elements can’t take the place of what the widgets query with',
    rule: documentQueries,
    files: {
      'sdk/good.ts': `document.documentElement.querySelector('a'); root.querySelector('a'); // of the document`,
      'sdk/bad.ts': `document.querySelectorAll('a')`,
      'widget-loader/bad.ts': `const script = document.querySelector<HTMLScriptElement>('script')`,
      'sdk/packages/react/a.ts': `document.querySelector('a')`,
      'host-app/a.ts': `document.querySelector('a')`,
    },
    found: ['sdk/bad.ts calls document.querySelector', 'widget-loader/bad.ts calls document.querySelector'],
  },
  {
    title: 'names are the words of the field',
    rule: bannedNames,
    files: {
      'core/patience.ts': 'const patience = 1; // our patience, in plain English',
      'server/a.ts':
        'type SaveMeans = object; function settleDue() {}; const settled = Promise.allSettled([])',
      'host-app/b.tsx':
        "export const wish = 'a wish in a text'; const title = 'The room where wishes come true'",
      'core/a.test.ts': 'const wish = 1',
    },
    found: [
      'core/patience.ts names patience: say delay',
      'server/a.ts names SaveMeans: say deps',
      'server/a.ts names settleDue: say timeout',
      'host-app/b.tsx names wish: say request',
    ],
  },
  {
    title: 'the time-outs of tests are multiplied by the slowness of the machine',
    rule: testTimeouts,
    files: {
      'core/a.test.ts': `it('a', f, 60_000); it.each([1_000])('b', f); it('c', { timeout: 8_000 }, f); expect(a).toBe(1_000)`,
      'tests/server/b.test.ts': `vi.waitFor(f); AbortSignal.timeout(5_000); beforeAll(f, 9_000); it('a', f, scaleTimeout(9_000))`,
      'tests/e2e/c.spec.ts': `test.setTimeout(9_000); expect.poll(f, { timeout: scaleTimeout(9_000) }); const a = { timeout }`,
      'tests/support/wait-for.ts': 'vi.waitFor(check)',
      'vitest.config.ts': 'export default { testTimeout: 60_000, hookTimeout: scaleTimeout(60_000) }',
      'server/a.ts': 'const a = { timeout: 5_000 }; AbortSignal.timeout(5_000)',
    },
    found: [
      'core/a.test.ts has it(60_000)',
      'core/a.test.ts has timeout: 8_000',
      'tests/server/b.test.ts has vi.waitFor',
      'tests/server/b.test.ts has AbortSignal.timeout(5_000)',
      'tests/server/b.test.ts has beforeAll(9_000)',
      'tests/e2e/c.spec.ts has test.setTimeout(9_000)',
      'vitest.config.ts has testTimeout: 60_000',
    ],
  },
]
